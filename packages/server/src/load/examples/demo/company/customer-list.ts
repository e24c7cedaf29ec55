/** A customer of the demonstration beside the two of the fixture world. */
export interface CustomerDraft {
  readonly name: string;
  /** What it makes; decides what it buys. */
  readonly trade: Trade;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** 1 pays most, 10 least; also how large it is. */
  readonly priceClass: number;
  readonly poRequired?: boolean;
  readonly exempt?: string;
  readonly contract?: string;
  /** Further plants: name, street, city, state, postal code. */
  readonly plants?: readonly (readonly [string, string, string, string, string])[];
}

/** The lines of business among the customers. */
export type Trade = "fabrication" | "machining" | "maintenance" | "food" | "construction" | "automotive" | "packaging";

const draft = (
  name: string,
  trade: Trade,
  address: string,
  priceClass: number,
  more: Pick<CustomerDraft, "poRequired" | "exempt" | "contract" | "plants"> = {},
): CustomerDraft => {
  const [street = "", city = "", state = "", zip = ""] = address.split(", ");
  return { name, trade, street, city, state, zip, priceClass, ...more };
};

/** Customers of Ohio and its neighbours, in the order of their numbers. */
export const customerDrafts: readonly CustomerDraft[] = [
  draft("Buckeye Stamping & Die", "automotive", "1820 Joyce Avenue, Columbus, OH, 43219", 5, {
    poRequired: true,
    contract: "J-2025-11",
    plants: [["Buckeye Press Plant 2", "660 Harmon Avenue", "Columbus", "OH", "43223"]],
  }),
  draft("Maumee Bay Marine Works", "maintenance", "2401 Front Street, Toledo, OH, 43605", 2),
  draft("Great Miami Machine", "machining", "1145 Leo Street, Dayton, OH, 45404", 4, { contract: "J-2025-12" }),
  draft("Cuyahoga Valve & Fitting", "machining", "3800 Lakeside Avenue, Cleveland, OH, 44114", 4, {
    exempt: "OH-STEC-B-21874",
  }),
  draft("Hocking Hills Dairy", "food", "510 Lancaster Pike, Logan, OH, 43138", 3),
  draft("Wabash Conveyor Systems", "fabrication", "2255 Stout Field Drive, Indianapolis, IN, 46241", 6, {
    poRequired: true,
    contract: "J-2025-14",
    plants: [["Wabash Lafayette", "300 Sagamore Parkway", "Lafayette", "IN", "47904"]],
  }),
  draft("Three Rivers Steel Service", "fabrication", "4700 Grand Avenue, Pittsburgh, PA, 15225", 6, {
    exempt: "PA-REV1220-3391",
  }),
  draft("Scioto Paper Converting", "packaging", "799 Renick Street, Chillicothe, OH, 45601", 4, { poRequired: true }),
  draft("Firelands Orchard Equipment", "maintenance", "88 Milan Avenue, Norwalk, OH, 44857", 1),
  draft("Tri-County Millwrights", "maintenance", "1410 Marion Road, Mansfield, OH, 44903", 2),
  draft("Summit Polymer Molding", "packaging", "945 Kenmore Boulevard, Akron, OH, 44314", 5, { contract: "J-2025-17" }),
  draft("Licking Valley School District", "maintenance", "150 Country Club Drive, Newark, OH, 43055", 3, {
    exempt: "OH-GOV-43055",
  }),
  draft("Stark Precision Grinding", "machining", "2600 Allen Avenue SE, Canton, OH, 44707", 3),
  draft("Mahoning Crane & Hoist", "maintenance", "3225 Poland Avenue, Youngstown, OH, 44502", 3),
  draft("Kokomo Transmission Rebuilders", "automotive", "1804 Home Avenue, Kokomo, IN, 46902", 3),
  draft("Blue Ash Packaging", "packaging", "11200 Grooms Road, Cincinnati, OH, 45242", 5, {
    poRequired: true,
    contract: "J-2025-19",
  }),
  draft("Ohio River Barge Repair", "maintenance", "600 Riverside Drive, Portsmouth, OH, 45662", 2),
  draft("Allegheny Tool Crib", "machining", "215 East Carson Street, Pittsburgh, PA, 15219", 4),
  draft("Lima Forge & Heat Treat", "fabrication", "1155 South Metcalf Street, Lima, OH, 45804", 4),
  draft("Monroe Trailer Manufacturing", "fabrication", "1600 East Elm Avenue, Monroe, MI, 48162", 5, {
    contract: "J-2025-21",
  }),
  draft("Huron Sugar Company", "food", "71 West Madison Street, Sebewaing, MI, 48759", 5, { poRequired: true }),
  draft("Bowling Green Glassware", "packaging", "1 Glass Way, Bowling Green, OH, 43402", 4),
  draft("Whitewater Signs", "construction", "410 North D Street, Richmond, IN, 47374", 1),
  draft("Erie Shore Greenhouses", "food", "2750 Route 60, Vermilion, OH, 44089", 2),
  draft("Kettering Dental Castings", "machining", "3010 Marshall Road, Kettering, OH, 45429", 1),
  draft("Muskingum Water Authority", "maintenance", "401 Market Street, Zanesville, OH, 43701", 4, {
    exempt: "OH-GOV-43701",
  }),
  draft("Fort Steuben Electric", "construction", "620 North 5th Street, Steubenville, OH, 43952", 2),
  draft("Ashtabula Rail Car", "automotive", "2500 Lake Avenue, Ashtabula, OH, 44004", 5, {
    poRequired: true,
    contract: "J-2025-24",
  }),
  draft("Delaware County Builders Supply", "construction", "55 London Road, Delaware, OH, 43015", 2),
  draft("Covington Brewing Equipment", "food", "301 Scott Street, Covington, KY, 41011", 3),
  draft("Sharon Tube Finishing", "fabrication", "134 Mill Street, Sharon, PA, 16146", 4),
  draft("Defiance Castings", "automotive", "2700 Carter Road, Defiance, OH, 43512", 6, { contract: "J-2025-26" }),
  draft("Marietta Mud Pump Service", "maintenance", "140 Pike Street, Marietta, OH, 45750", 2),
  draft("Elkhart Coach Interiors", "automotive", "2828 Oakland Avenue, Elkhart, IN, 46517", 5),
  draft("Findlay Tire Molds", "machining", "1900 Industrial Drive, Findlay, OH, 45840", 4),
  draft("Grove City Refrigeration", "construction", "3380 Southwest Boulevard, Grove City, OH, 43123", 2),
  draft("Portage Lakes Boat Lifts", "fabrication", "486 Portage Lakes Drive, Akron, OH, 44319", 1),
  draft("Adrian Corrugated", "packaging", "1205 East Beecher Street, Adrian, MI, 49221", 4, {
    plants: [["Adrian Corrugated Tecumseh", "901 Brown Street", "Tecumseh", "MI", "49286"]],
  }),
];
