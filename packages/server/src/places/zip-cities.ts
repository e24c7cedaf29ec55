/**
 * Cities whose postal codes ship with the server: state, city, county, ranges of codes. Those where the people of the
 * demonstration live, and large ones of every part of the country. Written by hand from public facts for this project;
 * a code that is not listed is known by its area only.
 */
const table = `
OH|Akron|Summit|44301-44334
OH|Ashtabula|Ashtabula|44004-44005
OH|Bowling Green|Wood|43402-43403
OH|Canton|Stark|44701-44735
OH|Chillicothe|Ross|45601
OH|Cincinnati|Hamilton|45201-45299
OH|Cleveland|Cuyahoga|44101-44199
OH|Columbus|Franklin|43201-43240
OH|Dayton|Montgomery|45401-45428 45430-45490
OH|Defiance|Defiance|43512
OH|Delaware|Delaware|43015
OH|Findlay|Hancock|45839-45840
OH|Grove City|Franklin|43123
OH|Kettering|Montgomery|45429
OH|Lima|Allen|45801-45807
OH|Logan|Hocking|43138
OH|Mansfield|Richland|44901-44907
OH|Marietta|Washington|45750
OH|Newark|Licking|43055-43058
OH|Norwalk|Huron|44857
OH|Portsmouth|Scioto|45662
OH|Sandusky|Erie|44870-44871
OH|Springfield|Clark|45501-45506
OH|Steubenville|Jefferson|43952-43953
OH|Toledo|Lucas|43601-43699
OH|Vermilion|Erie|44089
OH|Youngstown|Mahoning|44501-44515
OH|Zanesville|Muskingum|43701-43702
IN|Elkhart|Elkhart|46514-46517
IN|Evansville|Vanderburgh|47701-47750
IN|Fort Wayne|Allen|46801-46899
IN|Indianapolis|Marion|46201-46298
IN|Kokomo|Howard|46901-46904
IN|Lafayette|Tippecanoe|47901-47905 47909
IN|Richmond|Wayne|47374-47375
IN|South Bend|St. Joseph|46601-46699
KY|Covington|Kenton|41011-41018
KY|Lexington|Fayette|40502-40598
KY|Louisville|Jefferson|40201-40299
MI|Adrian|Lenawee|49221
MI|Ann Arbor|Washtenaw|48103-48113
MI|Detroit|Wayne|48201-48288
MI|Flint|Genesee|48501-48507
MI|Grand Rapids|Kent|49501-49599
MI|Lansing|Ingham|48901-48980
MI|Monroe|Monroe|48161-48162
MI|Sebewaing|Huron|48759
MI|Tecumseh|Lenawee|49286
PA|Erie|Erie|16501-16565
PA|Harrisburg|Dauphin|17101-17177
PA|Philadelphia|Philadelphia|19101-19197
PA|Pittsburgh|Allegheny|15201-15299
PA|Sharon|Mercer|16146
WV|Charleston|Kanawha|25301-25396
WV|Wheeling|Ohio|26003
AL|Birmingham|Jefferson|35201-35298
AZ|Phoenix|Maricopa|85001-85099
AZ|Tucson|Pima|85701-85777
CA|Beverly Hills|Los Angeles|90209-90213
CA|Fresno|Fresno|93701-93794
CA|Los Angeles|Los Angeles|90001-90089
CA|Oakland|Alameda|94601-94627
CA|Sacramento|Sacramento|95811-95899
CA|San Diego|San Diego|92101-92199
CA|San Francisco|San Francisco|94102-94188
CA|San Jose|Santa Clara|95101-95196
CO|Denver|Denver|80201-80299
CT|Hartford|Hartford|06101-06199
DC|Washington|District of Columbia|20001-20099 20201-20599
FL|Jacksonville|Duval|32099 32201-32299
FL|Miami|Miami-Dade|33101-33199
FL|Orlando|Orange|32801-32899
FL|Tampa|Hillsborough|33601-33697
GA|Atlanta|Fulton|30301-30399
HI|Honolulu|Honolulu|96801-96859
IA|Des Moines|Polk|50301-50398
IL|Chicago|Cook|60601-60699
IL|Peoria|Peoria|61601-61656
IL|Rockford|Winnebago|61101-61114
IL|Springfield|Sangamon|62701-62799
KS|Wichita|Sedgwick|67201-67278
LA|New Orleans|Orleans|70112-70195
MA|Boston|Suffolk|02108-02137
MA|Worcester|Worcester|01601-01655
MD|Baltimore|Baltimore City|21201-21298
ME|Portland|Cumberland|04101-04124
MN|Minneapolis|Hennepin|55401-55488
MN|Saint Paul|Ramsey|55101-55175
MO|Kansas City|Jackson|64101-64199
MO|Saint Louis|St. Louis City|63101-63199
NC|Charlotte|Mecklenburg|28201-28299
NC|Raleigh|Wake|27601-27699
NE|Omaha|Douglas|68101-68198
NJ|Newark|Essex|07101-07199
NM|Albuquerque|Bernalillo|87101-87199
NV|Las Vegas|Clark|89101-89199
NV|Reno|Washoe|89501-89599
NY|Buffalo|Erie|14201-14280
NY|New York|New York|10001-10286
NY|Rochester|Monroe|14602-14694
NY|Syracuse|Onondaga|13201-13290
OK|Oklahoma City|Oklahoma|73101-73199
OK|Tulsa|Tulsa|74101-74194
OR|Portland|Multnomah|97201-97299
RI|Providence|Providence|02901-02912
TN|Knoxville|Knox|37901-37998
TN|Memphis|Shelby|37501-37544 38101-38197
TN|Nashville|Davidson|37201-37250
TX|Austin|Travis|78701-78799
TX|Dallas|Dallas|75201-75398
TX|Fort Worth|Tarrant|76101-76199
TX|Houston|Harris|77001-77099 77201-77299
TX|San Antonio|Bexar|78201-78299
UT|Salt Lake City|Salt Lake|84101-84199
VA|Richmond|Richmond City|23218-23298
WA|Bothell|King|98011-98012 98021 98041
WA|Seattle|King|98101-98199
WA|Spokane|Spokane|99201-99299
WI|Green Bay|Brown|54301-54344
WI|Madison|Dane|53701-53794
WI|Milwaukee|Milwaukee|53201-53295
`;

/** A city with the postal codes it is known to have. */
export interface ZipCity {
  readonly state: string;
  readonly city: string;
  readonly county: string;
  /** First and last code of each range. */
  readonly ranges: readonly (readonly [string, string])[];
}

/** Every city that ships. */
export const zipCities: readonly ZipCity[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [state = "", city = "", county = "", codes = ""] = line.split("|");
    const ranges = codes.split(" ").map((range) => {
      const [first = "", last = first] = range.split("-");
      return [first, last] as const;
    });
    return { state, city, county, ranges };
  });

/**
 * The city that a postal code of five digits belongs to; undefined for one that does not ship.
 *
 * @example
 * cityOfZip("43610")?.city; // "Toledo"
 */
export function cityOfZip(zip: string): ZipCity | undefined {
  return zipCities.find(({ ranges }) => ranges.some(([first, last]) => zip >= first && zip <= last));
}
