/** Kinds of street: what the post writes, and how else people write it. */
const suffixTable = `
Aly ALLEY ALLEE ALLY
Anx ANNEX ANEX
Arc ARCADE
Ave AVENUE AV AVEN AVENU AVN AVNUE
Byu BAYOU
Bch BEACH
Bnd BEND
Blf BLUFF
Btm BOTTOM
Blvd BOULEVARD BOUL BOULV
Br BRANCH
Brg BRIDGE
Brk BROOK
Byp BYPASS BYPA
Cp CAMP
Cyn CANYON
Cpe CAPE
Cswy CAUSEWAY
Ctr CENTER CENT CENTRE CNTR
Cir CIRCLE CIRC CRCL
Clf CLIFF
Clb CLUB
Cmn COMMON
Cor CORNER
Crse COURSE
Ct COURT CRT
Cv COVE
Crk CREEK
Cres CRESCENT CRSENT
Xing CROSSING CRSSNG
Xrd CROSSROAD
Curv CURVE
Dl DALE
Dm DAM
Dr DRIVE DRIV DRV
Est ESTATE
Ests ESTATES
Expy EXPRESSWAY EXPR EXPRESS EXP
Ext EXTENSION EXTN
Fls FALLS
Fry FERRY
Fld FIELD
Flds FIELDS
Flt FLAT
Frd FORD
Frst FOREST
Frg FORGE
Frk FORK
Ft FORT
Fwy FREEWAY FRWY
Gdn GARDEN
Gdns GARDENS
Gtwy GATEWAY
Gln GLEN
Grn GREEN
Grv GROVE
Hbr HARBOR HARBR
Hvn HAVEN
Hts HEIGHTS
Hwy HIGHWAY HIWAY HWAY
Hl HILL
Hls HILLS
Holw HOLLOW
Inlt INLET
Is ISLAND
Jct JUNCTION
Knl KNOLL
Knls KNOLLS
Lk LAKE
Lks LAKES
Lndg LANDING
Ln LANE
Lgt LIGHT
Lf LOAF
Loop LOOPS
Mall
Mnr MANOR
Mdw MEADOW
Mdws MEADOWS
Ml MILL
Mls MILLS
Msn MISSION
Mtwy MOTORWAY
Mt MOUNT
Mtn MOUNTAIN
Orch ORCHARD
Oval
Opas OVERPASS
Park PARKS
Pkwy PARKWAY PARKWY PKWAY PKY
Pass
Psge PASSAGE
Path PATHS
Pike PIKES
Pne PINE
Pnes PINES
Pl PLACE
Pln PLAIN
Plns PLAINS
Plz PLAZA PLZA
Pt POINT
Prt PORT
Pr PRAIRIE
Radl RADIAL
Rnch RANCH
Rpd RAPID
Rst REST
Rdg RIDGE
Riv RIVER
Rd ROAD
Rte ROUTE
Row
Run
Shr SHORE
Shrs SHORES
Skwy SKYWAY
Spg SPRING
Spgs SPRINGS
Spur SPURS
Sq SQUARE SQR
Sta STATION
Stra STRAVENUE
Strm STREAM
St STREET STR STRT
Smt SUMMIT
Ter TERRACE TERR
Trce TRACE
Trak TRACK
Trl TRAIL
Tunl TUNNEL
Tpke TURNPIKE TRNPK
Un UNION
Vly VALLEY
Via VIADUCT
Vw VIEW
Vws VIEWS
Vlg VILLAGE
Vl VILLE
Vis VISTA
Walk WALKS
Wall
Way WY
Wl WELL
Wls WELLS
`;

const directionTable = `
N NORTH
S SOUTH
E EAST
W WEST
NE NORTHEAST NORTH-EAST
NW NORTHWEST NORTH-WEST
SE SOUTHEAST SOUTH-EAST
SW SOUTHWEST SOUTH-WEST
`;

/** Kinds of units that have a number. */
const numberedUnitTable = `
Apt APARTMENT
Bldg BUILDING
Dept DEPARTMENT
Fl FLOOR
Hngr HANGER HANGAR
Key
Lot
Pier
Rm ROOM
Slip
Spc SPACE
Stop
Ste SUITE
Trlr TRAILER
Unit
#
`;

/** Kinds of units that stand alone. */
const plainUnitTable = `
Bsmt BASEMENT
Frnt FRONT
Lbby LOBBY
Lowr LOWER
Ofc OFFICE
Ph PENTHOUSE
Rear
Side
Uppr UPPER
`;

/** What the post writes, by every spelling in capitals. */
function wordsOf(table: string): ReadonlyMap<string, string> {
  return new Map(
    table
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [short = "", ...others] = line.split(" ");
        return [short.toUpperCase(), ...others].map((word) => [word, short] as const);
      }),
  );
}

/** Kinds of street, abbreviated, by every spelling in capitals. */
export const suffixes: ReadonlyMap<string, string> = wordsOf(suffixTable);
/** Directions, abbreviated. */
export const directions: ReadonlyMap<string, string> = wordsOf(directionTable);
/** Kinds of units with a number, abbreviated. */
export const numberedUnits: ReadonlyMap<string, string> = wordsOf(numberedUnitTable);
/** Kinds of units without a number, abbreviated. */
export const plainUnits: ReadonlyMap<string, string> = wordsOf(plainUnitTable);
