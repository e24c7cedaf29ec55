/** What is known of a vendor. The vendors are invented. */
export interface VendorDefinition {
  readonly vendorId: string;
  readonly vendorName: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly terms: string;
  /** From the order to the dock, in days. */
  readonly leadTimeDays: number;
}

/** Number, name, address, phone, terms of payment, days to deliver. */
const definitions: readonly (readonly [string, string, string, string, string, number])[] = [
  ["20010", "Vega Supply", "1900 Dix Highway, Lincoln Park, MI, 48146", "313-555-0201", "2% 10 Net 30", 7],
  ["20020", "Tenax Fastening", "4485 Chester Avenue, Cleveland, OH, 44103", "216-555-0202", "Net 30", 9],
  ["20030", "Rollmark Bearing Company", "750 Dueber Avenue SW, Canton, OH, 44706", "330-555-0203", "Net 45", 12],
  ["20040", "Bronzeway Bearings", "312 Bridge Street, Shelby, OH, 44875", "419-555-0204", "Net 30", 14],
  ["20050", "Gripdrive Belting", "6120 Commerce Road, Springfield, MO, 65803", "417-555-0205", "Net 30", 10],
  ["20060", "Linkwell Chain", "90 Aurora Street, Ithaca, NY, 14850", "607-555-0206", "Net 30", 11],
  ["20070", "Handhold Safety Group", "2210 Lamar Avenue, Memphis, TN, 38114", "901-555-0207", "Net 30", 6],
  ["20080", "Lokout Industries", "5400 Fond du Lac Avenue, Milwaukee, WI, 53216", "414-555-0208", "Net 30", 8],
  ["20090", "Corundel Abrasives", "11 New Bond Street, Worcester, MA, 01606", "508-555-0209", "1% 15 Net 45", 9],
  ["20100", "Spiralon Tool", "3030 Eleventh Street, Rockford, IL, 61109", "815-555-0210", "Net 30", 10],
  ["20110", "Sawtek Blade", "77 Water Street, Springfield, VT, 05156", "802-555-0211", "Net 30", 12],
  ["20120", "Klebor Chemical", "1001 Trout Brook Crossing, Rocky Hill, CT, 06067", "860-555-0212", "Net 30", 8],
  ["20130", "Conductix Wire", "2400 Brookside Drive, Carrollton, GA, 30117", "770-555-0213", "Net 15", 7],
  ["20140", "Bindwell Products", "8155 Shelby Drive, Memphis, TN, 38125", "901-555-0214", "Net 30", 6],
  ["20150", "Voltmar Controls", "1201 South Second Street, Milwaukee, WI, 53204", "414-555-0215", "Net 30", 15],
  ["20160", "Zephyron Pneumatics", "5757 Farinon Drive, Noblesville, IN, 46060", "317-555-0216", "Net 30", 9],
  ["20170", "Ferrowell Pipe", "2870 Old Jackson Road, Birmingham, AL, 35217", "205-555-0217", "2% 10 Net 30", 10],
  ["20180", "Tapeworks Converting", "3500 Cabot Boulevard, Langhorne, PA, 19047", "215-555-0218", "Net 30", 7],
  ["20190", "Liftora Rigging", "1415 Wabash Avenue, Fort Wayne, IN, 46803", "260-555-0219", "Net 45", 13],
  ["20200", "Rollvant Caster", "800 Marion Street, South Haven, MI, 49090", "269-555-0220", "Net 30", 10],
  ["20210", "Brightline Hygiene", "4150 Olympic Boulevard, Erlanger, KY, 41018", "859-555-0221", "Net 30", 5],
  ["20220", "Wipewell Textile", "2600 Freedom Drive, Charlotte, NC, 28208", "704-555-0222", "Net 30", 8],
];

const byName: ReadonlyMap<string, VendorDefinition> = new Map(
  definitions.map(([vendorId, vendorName, address, phone, terms, leadTimeDays]) => {
    const [street = "", city = "", state = "", postalCode = ""] = address.split(", ");
    return [vendorName, { vendorId, vendorName, street, city, state, postalCode, phone, terms, leadTimeDays }];
  }),
);

/** What is known of a vendor by its name, which is the supplier's name of its items. */
export function vendorDefinition(name: string): VendorDefinition {
  const definition = byName.get(name);
  if (definition) return definition;
  throw new RangeError(`There is no vendor \`${name}\`; the vendors are ${[...byName.keys()].join(", ")}.`);
}
