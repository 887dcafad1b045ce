; The installer for Windows: for one person, without asking for an administrator. Run in the staged folder:
;   makensis -DVERSION=0.1.0 -DNUMBERS=0.1.0.0 installer.nsi
Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include MUI2.nsh

!define NAME "Ramsch Desktop"
!define COMMAND "ramsch-desktop.exe"
!define RECORD "RamschDesktop.Record"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\ramsch-desktop"
!define CLASSES "Software\Classes"

Name "${NAME}"
OutFile "ramsch-desktop-${VERSION}-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "LegalCopyright" "The ramsch-desktop developers, GPL-3.0-or-later"

!define MUI_ICON "ramsch-desktop.ico"
!define MUI_UNICON "ramsch-desktop.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${COMMAND}"
!define MUI_LANGDLL_ALLLANGUAGES

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Finnish"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Russian"

@RECORDS@

Section
    ; What an older version left would be found and loaded.
    RMDir /r "$INSTDIR\_internal"
    SetOutPath "$INSTDIR"
    File /r "ramsch-desktop\*"
    File "ramsch-desktop.ico"
    File "LICENSE.txt"
    File "copyright.txt"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${COMMAND}"

    WriteRegStr HKCU "${CLASSES}\.ramsch" "" "${RECORD}"
    WriteRegStr HKCU "${CLASSES}\${RECORD}" "" "$(record)"
    WriteRegStr HKCU "${CLASSES}\${RECORD}\DefaultIcon" "" "$INSTDIR\ramsch-desktop.ico"
    WriteRegStr HKCU "${CLASSES}\${RECORD}\shell\open\command" "" '"$INSTDIR\${COMMAND}" "%1"'

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\ramsch-desktop.ico"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The ramsch-desktop developers"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\${COMMAND}"
    Delete "$INSTDIR\ramsch-desktop.ico"
    Delete "$INSTDIR\LICENSE.txt"
    Delete "$INSTDIR\copyright.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    DeleteRegKey HKCU "${CLASSES}\.ramsch"
    DeleteRegKey HKCU "${CLASSES}\${RECORD}"
    DeleteRegKey HKCU "${UNINSTALL}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Function .onInit
    !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
    !insertmacro MUI_UNGETLANGUAGE
FunctionEnd
