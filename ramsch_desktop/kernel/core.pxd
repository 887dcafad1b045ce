# C types of the kernel sources in core/: the same names, compiled without the interpreter (and thus without its lock).
ctypedef unsigned long long u64
from libc.math cimport exp, log, sqrt

cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int k_ctz(unsigned long long m) { unsigned long i; _BitScanForward64(&i, m); return (int)i; }
    static __inline int k_top(unsigned long long m) { unsigned long i; _BitScanReverse64(&i, m); return (int)i; }
    #else
    #define k_ctz(m) __builtin_ctzll(m)
    #define k_top(m) (63 - __builtin_clzll(m))
    #endif
    static inline int k_popc(unsigned long long m) {
        m -= (m >> 1) & 0x5555555555555555ULL;
        m = (m & 0x3333333333333333ULL) + ((m >> 2) & 0x3333333333333333ULL);
        m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((m * 0x0101010101010101ULL) >> 56);
    }
    #ifdef _WIN32
    #include <windows.h>
    static double k_now(void) {
        LARGE_INTEGER count, rate;
        QueryPerformanceCounter(&count);
        QueryPerformanceFrequency(&rate);
        return (double)count.QuadPart / (double)rate.QuadPart;
    }
    #else
    #include <time.h>
    static double k_now(void) {
        struct timespec t;
        clock_gettime(CLOCK_MONOTONIC, &t);
        return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
    }
    #endif
    """
    int ctz "k_ctz"(u64 mask) noexcept nogil
    int top "k_top"(u64 mask) noexcept nogil
    int popc "k_popc"(u64 mask) noexcept nogil
    double now "k_now"() noexcept nogil

# tables.py
cdef u64 ONE
cdef u64 EMPTY
cdef u64 M64
cdef int MUST_TRUMP
cdef int MUST_BEAT
cdef int ACE_LEAD
cdef int KING_QUEEN
cdef int ACE_COVERS

cdef class Table:
    cdef readonly int seats
    cdef readonly int cards
    cdef readonly int trump
    cdef readonly int duties
    cdef readonly int called
    cdef readonly int policy
    cdef int run_length
    cdef readonly u64 courts
    cdef readonly u64 trumps
    cdef readonly u64 pack
    cdef readonly u64 mask[8]
    cdef readonly int group[64]
    cdef readonly int power[64]
    cdef readonly int points[64]
    cdef readonly u64 follow[64]
    cdef readonly u64 above[64]
    cdef int weight[16]

cpdef int total(Table table, u64 mask) noexcept nogil
cdef u64 top_trump(Table table, int place) noexcept nogil

# position.py
cdef class Stop:
    cdef public int raised

cdef int LAST_TRICK
cdef int NOBODY
cdef int LOSER
cdef u64 GOLDEN
cdef u64 MIX_A
cdef u64 MIX_B

cdef class Position:
    cdef readonly Table table
    cdef readonly u64 hand[8]
    cdef readonly u64 aside[8]
    cdef readonly u64 lacks[8]
    cdef readonly int points[8]
    cdef readonly int tricks[8]
    cdef readonly int trick[8]
    cdef readonly int rating[64]
    cdef int habit[8]
    cdef readonly u64 seen
    cdef readonly u64 trick_mask
    cdef readonly u64 out
    cdef public u64 rng
    cdef readonly int leader
    cdef public int turn
    cdef readonly int count
    cdef readonly int winner
    cdef readonly int high
    cdef readonly int pot
    cdef readonly int played
    cdef public int bonus
    cdef public int bonus_to
    cdef public int declarer
    cdef public int partner
    cdef public int free
    cdef readonly int king_won

cpdef void set_hand(Position pos, int seat, u64 mask) noexcept nogil
cpdef void set_aside(Position pos, int seat, u64 mask) noexcept nogil
cpdef void set_lacks(Position pos, int seat, u64 mask) noexcept nogil
cpdef void set_score(Position pos, int seat, int points, int tricks) noexcept nogil
cpdef void set_habit(Position pos, int seat, int policy) noexcept nogil
cpdef void copy(Position target, Position source) noexcept nogil
cdef u64 random64(Position pos) noexcept nogil
cpdef u64 legal(Position pos, int seat) noexcept nogil
cdef u64 lead_moves(Table table, u64 hand, int free, int king_won) noexcept nogil
cdef u64 reply_moves(Table table, u64 hand, int led, int high, u64 trick_mask, int free) noexcept nogil
cdef u64 with_called_ace(Table table, u64 hand, u64 moves, int led) noexcept nogil
cpdef void play(Position pos, int card) noexcept nogil
cdef void lead(Position pos, int seat, int card) noexcept nogil
cdef u64 shown(Position pos, int card) noexcept nogil
cdef void collect(Position pos) noexcept nogil
cdef void finish(Position pos) noexcept nogil
cdef int running(Position pos) noexcept nogil
cdef int is_top(Position pos, int card) noexcept nogil
cdef int may_hold(Position pos, int seat, u64 mask) noexcept nogil
cdef int lowest_set(u64 mask) noexcept nogil

# ramsch.py
cdef int LEAD_TRICK
cdef int LEAD_LENGTH
cdef int LEAD_POWER
cdef int LEAD_TRUMP
cdef int WIN_BASE
cdef int WIN_LINEAR
cdef int WIN_SQUARE
cdef int WIN_LOWEST
cdef int WIN_LOWEST_FEW
cdef int FEW
cdef int TRUMP_POWER
cdef int TRUMP_MIDDLE
cdef int CERTAIN
cdef int SAFE

cdef void rate_ramsch(Position pos, int seat, u64 moves) noexcept nogil
cdef int marcher(Position pos, int seat) noexcept nogil
cdef int lead_rating(Position pos, int seat, int card, int march) noexcept nogil
cdef int chance_to_win(Position pos, int seat, int card) noexcept nogil
cdef int void_others(Position pos, int seat, u64 mask) noexcept nogil
cdef int follow_rating(Position pos, int seat, int card, int march) noexcept nogil
cdef int price(Position pos, int seat, int card, int march) noexcept nogil
cdef int take_rating(Position pos, int card, int follows) noexcept nogil
cdef int danger(Position pos, int seat, int card) noexcept nogil
cdef int spite(Position pos, int seat, int card) noexcept nogil

# habits.py
cdef int STEP_UP
cdef int CLEARED
cdef int DEAR
cdef int CHEAP_POT
cdef int HEEDED
cdef int LOW

cdef void rate_careful(Position pos, int seat, u64 moves) noexcept nogil
cdef u64 exposed_suits(Position pos, int seat) noexcept nogil
cdef int is_exposed(u64 own, u64 out) noexcept nogil
cdef int careful_lead(Position pos, int seat, int card, u64 exposed) noexcept nogil
cdef int clearing(Position pos, int seat, int card) noexcept nogil
cdef int careful_reply(Position pos, int seat, int card, u64 moves, u64 exposed) noexcept nogil
cdef int sheds(Position pos, int card, u64 moves, u64 exposed) noexcept nogil
cdef void rate_beginner(Position pos, int seat, u64 moves) noexcept nogil
cdef void rate_heedless(Position pos, int seat, u64 moves) noexcept nogil
cdef int heeded(Position pos, int card) noexcept nogil

# hands.py
cdef int PLAN

cdef int last_to_play(Position pos) noexcept nogil
cdef int lowest(u64 mask) noexcept nogil
cdef int highest(u64 mask) noexcept nogil
cdef int keep_value(Position pos, int card) noexcept nogil
cdef int cheapest(Position pos, u64 mask) noexcept nogil
cdef int dearest(Position pos, u64 mask, int least) noexcept nogil
cdef int fewest_points(Position pos, u64 mask) noexcept nogil
cdef u64 bit(int card) noexcept nogil
cdef u64 sure_winners(Position pos, u64 mask) noexcept nogil
cdef void follow_plan(Position pos, u64 moves, int plan) noexcept nogil
cdef int out_of(Position pos, int card) noexcept nogil
cdef int void_in(Position pos, int seat, int card) noexcept nogil
cdef int next_seat(Position pos, int seat) noexcept nogil

# skat.py
cdef void rate_skat(Position pos, int seat, u64 moves) noexcept nogil
cdef int is_grand(Position pos) noexcept nogil
cdef int declarer_lead(Position pos, int seat, u64 moves) noexcept nogil
cdef int pull_trumps(Position pos, u64 trumps) noexcept nogil
cdef int declarer_lead_value(Position pos, int seat, int card) noexcept nogil
cdef int declarer_follow(Position pos, int seat, u64 moves) noexcept nogil
cdef int declarer_trump(Position pos, u64 moves, u64 wins) noexcept nogil
cdef int declarer_void(Position pos, int seat, u64 moves, u64 wins) noexcept nogil
cdef int cheap_loser(Position pos, u64 mask) noexcept nogil
cdef void rate_defender_lead(Position pos, int seat, u64 moves) noexcept nogil
cdef int defender_lead_value(Position pos, int seat, int card) noexcept nogil
cdef int top_lead_value(Position pos, int card, int length) noexcept nogil
cdef int partner_wins(Position pos, int seat) noexcept nogil
cdef int declarer_behind(Position pos, int seat) noexcept nogil
cdef int declarer_may_beat(Position pos) noexcept nogil
cdef void rate_smear(Position pos, u64 moves) noexcept nogil
cdef int defender_follow(Position pos, int seat, u64 moves) noexcept nogil
cdef int defender_unsure(Position pos, u64 moves, u64 wins) noexcept nogil
cdef int defender_takes(Position pos, u64 moves, u64 wins) noexcept nogil
cdef int defender_between(Position pos, u64 moves, u64 wins) noexcept nogil

# null.py
cdef void rate_null(Position pos, int seat, u64 moves) noexcept nogil
cdef int null_lead(Position pos, int seat, int card) noexcept nogil
cdef int null_follow(Position pos, int seat, int card) noexcept nogil
cdef int declarer_follows(Position pos, int seat) noexcept nogil
cdef int null_discard(Position pos, int seat, int card) noexcept nogil

# ramsen.py
cdef void rate_ramsen(Position pos, int seat, u64 moves, int top_only) noexcept nogil
cdef int below_top(Position pos, int card) noexcept nogil
cdef int holds_ace(Position pos, int seat) noexcept nogil
cdef int ramsen_lead(Position pos, int card) noexcept nogil
cdef int ramsen_take(Position pos, int seat, int card, int top_only) noexcept nogil
cdef int ramsen_low(Position pos, int card) noexcept nogil

# schafkopf.py
cdef int SAME
cdef int ENEMY
cdef int UNKNOWN

cdef void rate_schafkopf(Position pos, int seat, u64 moves) noexcept nogil
cdef int is_partner(Position pos, int seat) noexcept nogil
cdef int side_of(Position pos, int seat, int other) noexcept nogil
cdef int enemy_behind(Position pos, int seat) noexcept nogil
cdef int safe_with(Position pos, int seat) noexcept nogil
cdef void rate_schmieren(Position pos, u64 moves) noexcept nogil
cdef void rate_schafkopf_lead(Position pos, int seat, u64 moves) noexcept nogil
cdef int trump_lead_value(Position pos, int seat, int card, int declaring) noexcept nogil
cdef int plain_lead_value(Position pos, int seat, int card, int declaring) noexcept nogil
cdef int schafkopf_follow(Position pos, int seat, u64 moves, int side) noexcept nogil
cdef int take_home(Position pos, u64 moves, u64 wins, int plain) noexcept nogil
cdef int small_trump(Position pos, u64 wins) noexcept nogil

# policy.py
cdef int RANDOM
cdef int RAMSCH
cdef int SKAT
cdef int NULL_GAME
cdef int SCHAFKOPF
cdef int RAMSEN
cdef int RAMS
cdef int CAREFUL
cdef int BEGINNER
cdef int HEEDLESS

cdef u64 unseen(Position pos, int seat) noexcept nogil
cpdef void rate(Position pos, int seat, u64 moves, int policy) noexcept nogil
cdef int choose(Position pos, int seat, int policy) noexcept nogil
cpdef int move_of(Position pos, int seat, int policy, u64 seed) noexcept nogil
cdef int small(u64 bits, int mask) noexcept nogil
cdef int pick(Position pos, u64 moves) noexcept nogil
cpdef void roll_out(Position pos, int policy, int slips) noexcept nogil

# solver.py
cdef int STATE_BITS
cdef int DATA_BITS
cdef int BLOCK

cdef class Solver:
    cdef readonly Table table
    cdef readonly Stop stop
    cdef int seats
    cdef int plain
    cdef int maximise
    cdef int distrust
    cdef int trick_worth
    cdef int secures
    cdef int cashes
    cdef u64 key_mask
    cdef int check_bits
    cdef int generation
    cdef int aborted
    cdef int value
    cdef int bonus
    cdef int multi
    cdef readonly long long nodes
    cdef long long limit
    cdef u64 singles
    cdef u64[::1] memory
    cdef u64 hand[8]
    cdef int mine[8]
    cdef u64 team[2]
    cdef int worth[64]
    cdef u64 trumps
    cdef u64 follow[64]
    cdef u64 above[64]
    cdef u64 mates[64]
    cdef int multi_shift[16]
    cdef u64 multi_mask[16]
    cdef u64 canon[2048]
    cdef int canon_base[32]
    cdef int owner[64]
    cdef int history[512]
    cdef long long order[1024]
    cdef int best_move[32]
    cdef int found[1024]
    cdef u64 rem[32]
    cdef int led[32]
    cdef int flags[32]
    cdef int left[32]
    cdef int target[32]
    cdef int loner
    cdef u64 special
    cdef void clear(self) except *
    cpdef void prepare(self, Position pos, object side, long long limit) except *
    cdef void renew(self) noexcept

cdef void find_runs(Solver solver) except *
cdef int same_run(Solver solver, int first, int second) noexcept nogil
cdef void close_block(Solver solver, u64 block) except *
cdef void fresh_tables(Solver solver) except *
cdef int lowest_alike(Solver solver, int shift, int pattern) noexcept nogil
cdef u64 wide(int number) noexcept nogil
cdef int owner_of(Solver solver, int card) noexcept nogil

# bounds.py
cdef int worth_of(Solver solver, u64 mask) noexcept nogil
cdef int last_winner(Solver solver, u64 rem, int seat) noexcept nogil
cdef int sure_worth(Solver solver, u64 rem, int seat, int left) noexcept nogil
cdef int certain_worth(Solver solver, u64 rem, int side) noexcept nogil
cdef int bound_to_follow(Solver solver, u64 rivals, u64 mask) noexcept nogil
cdef u64 highest_of(u64 mask, int count) noexcept nogil
cdef int safe(Solver solver, u64 rem, int seat, int leader) noexcept nogil
cdef int is_below(u64 ours, u64 theirs) noexcept nogil
cdef int longest(Solver solver, u64 mask) noexcept nogil
cdef u64 above_all(u64 hand, u64 others) noexcept nogil

# ordering.py
cdef int PASSED
cdef int KING
cdef long long SLOT
cdef int FIRST
cdef int ALONE

cdef int follower(Solver solver, int seat) noexcept nogil
cdef void reward(Solver solver, int seat, int card, int weight) noexcept nogil
cdef void insert(Solver solver, int base, int count, int score, int block, int card) noexcept nogil
cdef int slot_card(Solver solver, int place) noexcept nogil
cdef int slot_block(Solver solver, int place) noexcept nogil
cdef u64 block_of(Solver solver, u64 rem, u64 moves) noexcept nogil
cdef int pick_worth(Solver solver, u64 block, int heavy) noexcept nogil
cdef u64 narrowed(Solver solver, u64 rem, int seat, int place, int led, int high, int winner, u64 block) noexcept nogil
cdef int is_flat(Solver solver, u64 block, int first) noexcept nogil
cdef int order_leads(Solver solver, u64 rem, int seat, int flags, int base, int hint) noexcept nogil
cdef int add_leads(Solver solver, int seat, u64 block, int number, int promise, int base, int count, int hint) noexcept nogil
cdef int lead_promise(Solver solver, u64 rem, int seat, int card) noexcept nogil
cdef u64 free_replies(Solver solver, u64 hand, int led) noexcept nogil
cdef int order_replies(Solver solver, int depth, int place, int seat, int high, int winner, int pot, u64 trick, int base) noexcept nogil
cdef int add_replies(Solver solver, u64 block, int number, int pot, int good, int base, int count) noexcept nogil
cdef int reply_score(Solver solver, int card, int pot, int good) noexcept nogil
cdef int tie_break(Solver solver, int card) noexcept nogil
cdef int probable_winner(Solver solver, u64 rem, int seat, int place, int led, int high, int winner) noexcept nogil

# opencards.py
cdef int WIDTH
cdef int HALF
cdef int HIGH_SHIFT
cdef int MOVE_SHIFT
cdef int STEP
cdef int INFINITE

cpdef int solve(Solver solver, Position pos, object side, long long limit) except? -2
cpdef int reaches(Solver solver, Position pos, object side, int worth, long long limit) except? -2
cdef int bisect(Solver solver, Position pos) noexcept nogil
cdef int first_guess(Solver solver, int worth) noexcept nogil
cdef u64 cards_left(Position pos) noexcept nogil
cdef int remaining(Solver solver, Position pos) noexcept nogil
cdef int probe(Solver solver, Position pos, int target) noexcept nogil
cdef void set_trick(Solver solver, int depth, u64 rem, int flags, int left, int target) noexcept nogil
cdef int search_lead(Solver solver, u64 rem, int seat, int flags, int left, int target, int depth) noexcept nogil
cdef int bound_of(Solver solver, u64 rem, int seat, int left, int target) noexcept nogil
cdef int secured(Solver solver, u64 rem, int leader, int left, int side) noexcept nogil
cdef int field(u64 bits, u64 mask) noexcept nogil
cdef u64 scrambled(Solver solver, u64 rem, int seat, int flags) noexcept nogil
cdef u64 place_of(Solver solver, u64 code) noexcept nogil
cdef u64 check_of(Solver solver, u64 code) noexcept nogil
cdef int hint_card(Solver solver, u64 hand, int card) noexcept nogil
cdef int try_leads(Solver solver, u64 rem, int seat, int flags, int left, int target, int depth, int hint) noexcept nogil
cdef int search_reply(Solver solver, int depth, int place, int seat, int high, int winner, int pot, u64 trick) noexcept nogil
cdef int useless(Solver solver, int base, int place, int wants, int target) noexcept nogil
cdef int better(int value, int best, int wants) noexcept nogil
cdef int search_card(Solver solver, int depth, int place, int seat, int high, int winner, int pot, u64 trick, int card) noexcept nogil
cdef int close_trick(Solver solver, int depth, int high, int winner, int pot, u64 trick) noexcept nogil
cdef int flags_after(Solver solver, int led, int high, u64 trick, int flags) noexcept nogil

# sampling.py
cdef int OUT_OF_PLAY
cdef double UNIT

cdef class Sampler:
    cdef readonly int holders
    cdef int slots
    cdef int count
    cdef int states
    cdef int seat[16]
    cdef int slot[16]
    cdef int size[16]
    cdef int left[16]
    cdef int slot_size[16]
    cdef int slot_left[16]
    cdef int stride[16]
    cdef u64 slot_mask[16]
    cdef readonly u64 dealt[16]
    cdef int card[64]
    cdef double[::1] ways

cdef void count_ways(Sampler sampler) noexcept nogil
cdef int unpack(Sampler sampler, int state, int room) noexcept nogil
cdef double ways_on(Sampler sampler, int dealt, int state) noexcept nogil
cdef double ways_with(Sampler sampler, int dealt, int state, int slot) noexcept nogil
cpdef void deal(Sampler sampler, Position pos) noexcept nogil
cdef int choose_slot(Sampler sampler, Position pos, int number, int state) noexcept nogil
cdef int choose_holder(Sampler sampler, Position pos, int slot) noexcept nogil
cdef void hand_out(Sampler sampler, Position pos) noexcept nogil

# payoff.py
cdef int SIDES
cdef int RAMSCH_LOSER
cdef int RAMSCH_STAKE
cdef int PIPS
cdef int RAMSCH_FIXED
cdef int TRICKS

cdef class Payoff:
    cdef int kind
    cdef double rivalry
    cdef double pip
    cdef double own[8]
    cdef double other[8]
    cdef double extra[8]
    cdef double score[8]
    cdef int limits[3]

cpdef double utility(Payoff payoff, Position pos, int seat) noexcept nogil
cdef int allied(Payoff payoff, Position pos, int seat, int other) noexcept nogil
cdef int declares(Position pos, int seat) noexcept nogil
cdef void settle(Payoff payoff, Position pos) noexcept nogil
cdef void settle_sides(Payoff payoff, Position pos) noexcept nogil
cdef int bracket_of(Payoff payoff, int points, int tricks, int played) noexcept nogil
cdef void settle_tricks(Payoff payoff, Position pos) noexcept nogil
cdef void settle_ramsch(Payoff payoff, Position pos) noexcept nogil
cdef void settle_losers(Payoff payoff, Position pos, int most, int virgins) noexcept nogil
cdef int marched(Payoff payoff, Position pos, int seat) noexcept nogil
cdef int spares_all(Payoff payoff) noexcept nogil
cdef int rank(Payoff payoff, Position pos, int seat) noexcept nogil
cdef void settle_march(Payoff payoff, Position pos, int seat) noexcept nogil
cdef void lose(Payoff payoff, Position pos, int seat, int virgins) noexcept nogil

# evidence.py
cdef class Evidence:
    cdef Position start
    cdef Position trial
    cdef int seat
    cdef int count
    cdef double heat
    cdef double floor
    cdef int card[64]
    cdef u64 played[8]
    cdef int strong
    cdef double constant
    cdef double worth[64]
    cdef double laid[64]
    cdef int habits
    cdef int habit[4]
    cdef double prior[4]
    cdef double like[32]

cdef double belief_in(Evidence evidence, Position world) noexcept nogil
cpdef double weight_of(Evidence evidence, Position world, int policy) noexcept nogil
cdef void learn(Evidence evidence, int card) noexcept nogil
cdef double share_of(Evidence evidence, int seat) noexcept nogil
cdef void draw_habits(Evidence evidence, Position world, Position source) noexcept nogil
cdef double chance_of(Evidence evidence, int card, int policy) noexcept nogil

# foresight.py
cdef int NODES
cdef int PLACES
cdef int PROBES
cdef double WARM
cdef double FEW_TRIES
cdef double BOLD
cdef double TRUST
cdef double ALIKE

cdef class Foresight:
    cdef int seat
    cdef int learns
    cdef int opened
    cdef int depth
    cdef int cell[16]
    cdef int place[64]
    cdef u64[::1] key
    cdef double[::1] count
    cdef double[::1] weight
    cdef double[::1] value
    cdef double[::1] square

cdef void look_ahead(Foresight ahead, Position pos, int policy) noexcept nogil
cdef int foreseen(Foresight ahead, Position pos, int policy) noexcept nogil
cdef u64 key_of(Position pos, int seat) noexcept nogil
cdef int node_of(Foresight ahead, u64 code) noexcept nogil
cdef int own_choice(Foresight ahead, Position pos, int node, u64 moves, int policy) noexcept nogil
cdef int boldest(Foresight ahead, int node, u64 moves, double tries) noexcept nogil
cdef double spread_of(Foresight ahead, int node, u64 moves) noexcept nogil
cdef int surest(Foresight ahead, int node, u64 moves, int usual) noexcept nogil
cdef void remember(Foresight ahead, double value, double weight) noexcept nogil

# search.py
cdef double SIGMAS
cdef int FIRST_CHECK
cdef int CHECK_EVERY
cdef int MOST_MOVES
cdef int MOST_TRIES

cdef class Search:
    cdef Position pos
    cdef Position base
    cdef Position trial
    cdef Payoff payoff
    cdef Sampler sampler
    cdef int seat
    cdef int count
    cdef readonly Stop stop
    cdef readonly int worlds
    cdef int alive
    cdef public int slips
    cdef Evidence evidence
    cdef Foresight ahead
    cdef int lessons
    cdef double lessons_end
    cdef int counted
    cdef readonly long long tries
    cdef long long weighed
    cdef double likely
    cdef public int policy
    cdef double weight_sum
    cdef double square_sum
    cdef int move[16]
    cdef int tried[16]
    cdef double value[16]
    cdef double gain[16]
    cdef double sums[16]
    cdef double gains[16]
    cdef double wins[16]
    cdef double weights[16]
    cdef double products[256]
    cpdef void run(self, int worlds, double seconds, u64 seed) except *

cdef void compare(Search search, int worlds, double seconds) noexcept nogil
cdef double next_world(Search search) noexcept nogil
cdef double thinned(Search search, double weight) noexcept nogil
cdef int is_decided(Search search) noexcept nogil
cdef int is_time_to_prune(Search search) noexcept nogil
cdef int has_learnt(Search search) noexcept nogil
cdef void begin_again(Search search) noexcept nogil
cdef void try_moves(Search search, double weight) noexcept nogil
cdef void play_on(Search search) noexcept nogil
cdef void add_products(Search search, double weight) noexcept nogil
cdef double standard_error(Search search, int first, int second) noexcept nogil
cdef void prune(Search search) noexcept nogil
cdef int leader_of(Search search) noexcept nogil
