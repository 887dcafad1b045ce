"""Cut the letters for Japanese out of Noto Sans CJK JP.

``python packaging/build_font.py`` leaves a regular and a bold font and their licence in ``assets/fonts``. They are
committed: every checkout and package has them, and the program loads them on a system that has no Japanese font. They
hold what the Japanese texts and help pages use, common kanji that a new text may need, kana, punctuation and ASCII.
Cut them anew when a test says that a letter is missing. That takes ``pyftsubset`` (Debian: ``fonttools``) and the
fonts (Debian: ``fonts-noto-cjk``); without them nothing is changed, and the exit status is 1.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TOOL = "pyftsubset"
PLACES = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))
WEIGHTS = {"Regular": "japanese-regular.otf", "Bold": "japanese-bold.otf"}
LICENCE = Path("packaging", "linux", "licences", "OFL-1.1.txt")
RANGES = ((0x20, 0x7E), (0xA0, 0xFF), (0x2010, 0x2027), (0x3000, 0x301F), (0x3041, 0x30FF), (0xFF01, 0xFF5E))
"""First and last code points of ASCII, Latin-1, dashes and quotes, Japanese punctuation, kana and wide ASCII."""
COMMON = (
    "一丁七万三上下不世両中丸主乗九了予争事二五井交京人今仕他付代令以仲伏休会伝位低住佐体何作使例価便係保信倉倍候"
    "借値偏健側備働億優元兄兆先光児入全八公六共兵具典内円写冬冷出刀分切列初別利制刷削前副割力功加助努労効勇勉動勝"
    "勢包化北区医十千午半卒協南単博印原去参友反取受口古可台右号司各合同名向君否告周味命和品員唱商問器四回囲図固国"
    "園土圧在地坂均城埼場塩増声売変夏夕外多夜大天太夫央失奈奨女好妹姉始委媛子字存季学孫守安完官定実客宣室宮害家宿"
    "富寒察寺対小少局屋展履山岐岡岩岸島崎川州巣工左差市布希席帯帰帳平年幸広序底店府度庫庭康建式弓引弟弱強当形役径"
    "待後徒得徳心必念思急息悪悲想意愛感態成戦戸所手才打承投折択拒拡拾持指挙挿推損改放敗教散数整敵文料新方旅族旗既"
    "日早明昔星春昨昭昼時景晴暑暗曜曲更書最月有服望朝期木未末本札材村束来東松板林果柱栃栄校根案梅梨械森植検業極楽"
    "構様標権横橋機欠次歌止正歩歯歴死残段母毎比毛氏民気水氷求池決汽沖油治法波泣注泳洋活流浅浴海消深混清減渡温港湖"
    "湯満準滋漁漢潟火灯炭点無然焼照熊熱父牛牧物特犬状獲率玉王現球理生産用田由申男町画界畑番病発登白百的皮皿目直相"
    "省県真着瞬矢知短石研確示礼社祝神票祭福秋科秒移種積究空立章童競竹笑笛第筆等答算管箱節範築米糸約紙級索細終組結"
    "給統絵続総緑線編練縄縮置羊美群羽習老考者耳聞肉育臣自船良色花芸芽苦英茨茶草荷菜落葉薬虫血行街衣表補製複西要見"
    "覚親観角解言計訓記設許評試詩話詳認語誤説読課調談諾警議譲谷豆貝負貨買費貼賀赤走起足路身車軍転軽較輪辞農辺近返"
    "追送通速連週進遊運過道達遠適選郡部都配酒里重野量金鉄銀録鏡長門開間関阜阪降限院除陸陽隊階集雨雪雲電青静非面音"
    "項順頭題額顔願類風飛食飯飲養館首香馬駅験高魚鳥鳴鹿麦黄黒鼻"
)
"""Kanji of the first four years at school and of what programs say."""
OPTIONS = (
    "--font-number=0",
    "--no-hinting",
    "--notdef-outline",
    "--drop-tables+=BASE,VORG,vhea,vmtx",
    "--layout-features=ccmp,kern,locl,mark,mkmk,palt",
)
"""Of the collection's fonts the Japanese one; lines are horizontal."""


def used(root: Path) -> set[str]:
    """The letters of the Japanese texts and help pages."""
    paths = [root / "i18n" / "ramsch_ja.ts", *sorted((root / "i18n" / "help" / "ja").glob("*.md"))]
    return {letter for path in paths for letter in path.read_text(encoding="utf-8") if letter.isprintable()}


def characters(root: Path) -> str:
    """What the fonts are to hold, in the order of the code points."""
    ranges = {chr(code) for first, last in RANGES for code in range(first, last + 1)}
    return "".join(sorted(used(root) | ranges | set(COMMON)))


def source(weight: str) -> Path | None:
    """The installed collection that the font of a weight is cut from."""
    name = f"NotoSansCJK-{weight}.ttc"
    return next((path for place in PLACES for path in place.rglob(name)), None)


def fonts(root: Path) -> list[Path]:
    """Where the fonts of a checkout are."""
    return [root / "assets" / "fonts" / name for name in WEIGHTS.values()]


def build(root: Path, folder: Path) -> int:
    """Cut the fonts for the texts below ``root`` into a folder, with their licence; the exit status."""
    sources = [source(weight) for weight in WEIGHTS]
    if shutil.which(TOOL) is None or None in sources:
        print(f"no letters for Japanese: {TOOL} or Noto Sans CJK is missing", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    for collection, name in zip(sources, WEIGHTS.values(), strict=True):
        cut(str(collection), folder / name, characters(root))
    shutil.copyfile(root / LICENCE, folder / LICENCE.name)
    return 0


def cut(collection: str, path: Path, letters: str) -> None:
    """Write the part of a font that has these letters; raises CalledProcessError if the tool fails."""
    with tempfile.TemporaryDirectory() as scratch:
        wanted = Path(scratch, "letters.txt")
        wanted.write_text(letters, encoding="utf-8")
        command = [TOOL, collection, f"--text-file={wanted}", f"--output-file={path}", *OPTIONS]
        subprocess.run(command, env={**os.environ, "SOURCE_DATE_EPOCH": "0"}, check=True)


if __name__ == "__main__":
    checkout = Path(__file__).resolve().parent.parent
    sys.exit(build(checkout, checkout / "assets" / "fonts"))
