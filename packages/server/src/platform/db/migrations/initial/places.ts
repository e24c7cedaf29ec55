/**
 * The spelling of places that rows have, whoever writes them: countries and states by their codes, ZIP codes with their
 * zeros. It is the spelling of `canonicalPlace` at the time of this step; where that learns more, a later step says it here.
 */
const countries = `{
"abw":"AW","afg":"AF","afghanistan":"AF","ago":"AO","agypten":"EG","aia":"AI","ala":"AX","aland islands":"AX",
"aland":"AX","alb":"AL","albania":"AL","albanien":"AL","algeria":"DZ","algerien":"DZ","america":"US",
"american samoa":"AS","amerikanisch-samoa":"AS","amerikanische jungferninseln":"VI","and":"AD","andorra":"AD",
"angola":"AO","anguilla":"AI","antarctica":"AQ","antarktis":"AQ","antigua and barbuda":"AG",
"antigua und barbuda":"AG","aquatorialguinea":"GQ","are":"AE","arg":"AR","argentina":"AR","argentinien":"AR",
"arm":"AM","armenia":"AM","armenien":"AM","aruba":"AW","aserbaidschan":"AZ","asm":"AS","ata":"AQ","atf":"TF",
"atg":"AG","athiopien":"ET","aus":"AU","australia":"AU","australien":"AU","austria":"AT","aut":"AT","aze":"AZ",
"azerbaijan":"AZ","bahamas":"BS","bahrain":"BH","bangladesch":"BD","bangladesh":"BD","barbados":"BB","bdi":"BI",
"bel":"BE","belarus":"BY","belgien":"BE","belgium":"BE","belize":"BZ","ben":"BJ","benin":"BJ","bermuda":"BM",
"bes":"BQ","bfa":"BF","bgd":"BD","bgr":"BG","bhr":"BH","bhs":"BS","bhutan":"BT","bih":"BA","blm":"BL","blr":"BY",
"blz":"BZ","bmu":"BM","bol":"BO","bolivia":"BO","bolivien":"BO","bonaire, sint eustatius and saba":"BQ",
"bonaire":"BQ","bosnia and herzegovina":"BA","bosnien und herzegowina":"BA","botswana":"BW","bouvet island":"BV",
"bouvetinsel":"BV","bra":"BR","brasilien":"BR","brazil":"BR","brb":"BB","britische jungferninseln":"VG",
"britisches territorium im indischen ozean":"IO","british indian ocean territory":"IO","brn":"BN",
"brunei darussalam":"BN","btn":"BT","bulgaria":"BG","bulgarien":"BG","burkina faso":"BF","burundi":"BI",
"bvt":"BV","bwa":"BW","caf":"CF","cambodia":"KH","cameroon":"CM","can":"CA","canada":"CA","cape verde":"CV",
"cayman islands":"KY","cck":"CC","central african republic":"CF","chad":"TD","che":"CH","chile":"CL",
"china":"CN","chl":"CL","chn":"CN","christmas island":"CX","civ":"CI","cmr":"CM","cocos (keeling) islands":"CC",
"cod":"CD","cog":"CG","cok":"CK","col":"CO","colombia":"CO","com":"KM","comoros":"KM","congo":"CG",
"cook islands":"CK","cookinseln":"CK","costa rica":"CR","cote d''ivoire":"CI","cpv":"CV","cri":"CR",
"croatia":"HR","cub":"CU","cuba":"CU","curacao":"CW","cuw":"CW","cxr":"CX","cym":"KY","cyp":"CY","cyprus":"CY",
"cze":"CZ","czech republic":"CZ","czechia":"CZ","danemark":"DK","democratic republic of the congo":"CD",
"denmark":"DK","deu":"DE","deutschland":"DE","dji":"DJ","djibouti":"DJ","dma":"DM","dnk":"DK","dom":"DO",
"dominica":"DM","dominican republic":"DO","dominikanische republik":"DO","dschibuti":"DJ","dza":"DZ","ecu":"EC",
"ecuador":"EC","egy":"EG","egypt":"EG","el salvador":"SV","elfenbeinkuste":"CI","england":"GB",
"equatorial guinea":"GQ","eri":"ER","eritrea":"ER","esh":"EH","esp":"ES","est":"EE","estland":"EE",
"estonia":"EE","eswatini":"SZ","eth":"ET","ethiopia":"ET","falkland islands (malvinas)":"FK",
"falklandinseln":"FK","faroe islands":"FO","faroer":"FO","fidschi":"FJ","fiji":"FJ","fin":"FI","finland":"FI",
"finnland":"FI","fji":"FJ","flk":"FK","fra":"FR","france":"FR","frankreich":"FR","franzosisch-guayana":"GF",
"franzosisch-polynesien":"PF","franzosische sud- und antarktisgebiete":"TF","french guiana":"GF",
"french polynesia":"PF","french southern territories":"TF","fro":"FO","fsm":"FM","gab":"GA","gabon":"GA",
"gabun":"GA","gambia":"GM","gbr":"GB","geo":"GE","georgia":"GE","georgien":"GE","germany":"DE","ggy":"GG",
"gha":"GH","ghana":"GH","gib":"GI","gibraltar":"GI","gin":"GN","glp":"GP","gmb":"GM","gnb":"GW","gnq":"GQ",
"grc":"GR","grd":"GD","great britain":"GB","greece":"GR","greenland":"GL","grenada":"GD","griechenland":"GR",
"grl":"GL","gronland":"GL","großbritannien":"GB","gtm":"GT","guadeloupe":"GP","guam":"GU","guatemala":"GT",
"guernsey":"GG","guf":"GF","guinea":"GN","guinea-bissau":"GW","gum":"GU","guy":"GY","guyana":"GY","haiti":"HT",
"heard island and mcdonald islands":"HM","heard und mcdonaldinseln":"HM","hkg":"HK","hmd":"HM","hnd":"HN",
"holland":"NL","holy see (vatican city state)":"VA","honduras":"HN","hong kong":"HK","hongkong":"HK","hrv":"HR",
"hti":"HT","hun":"HU","hungary":"HU","iceland":"IS","idn":"ID","imn":"IM","ind":"IN","india":"IN","indien":"IN",
"indonesia":"ID","indonesien":"ID","insel man":"IM","iot":"IO","irak":"IQ","iran":"IR","iraq":"IQ",
"ireland":"IE","irl":"IE","irland":"IE","irn":"IR","irq":"IQ","isl":"IS","islamic republic of iran":"IR",
"island":"IS","isle of man":"IM","isr":"IL","israel":"IL","ita":"IT","italien":"IT","italy":"IT",
"ivory coast":"CI","jam":"JM","jamaica":"JM","jamaika":"JM","japan":"JP","jemen":"YE","jersey":"JE","jey":"JE",
"jor":"JO","jordan":"JO","jordanien":"JO","jpn":"JP","kaimaninseln":"KY","kambodscha":"KH","kamerun":"CM",
"kanada":"CA","kap verde":"CV","kasachstan":"KZ","katar":"QA","kaz":"KZ","kazakhstan":"KZ","ken":"KE",
"kenia":"KE","kenya":"KE","kgz":"KG","khm":"KH","kir":"KI","kirgisistan":"KG","kiribati":"KI","kna":"KN",
"kokosinseln":"CC","kolumbien":"CO","komoren":"KM","kongo":"CD","kor":"KR","korea, republic of":"KR",
"kosovo":"XK","kroatien":"HR","kuba":"CU","kuwait":"KW","kwt":"KW","kyrgyzstan":"KG",
"lao people''s democratic republic":"LA","lao":"LA","laos":"LA","latvia":"LV","lbn":"LB","lbr":"LR","lby":"LY",
"lca":"LC","lebanon":"LB","lesotho":"LS","lettland":"LV","libanon":"LB","liberia":"LR","libya":"LY",
"libyen":"LY","lie":"LI","liechtenstein":"LI","litauen":"LT","lithuania":"LT","lka":"LK","lso":"LS","ltu":"LT",
"lux":"LU","luxembourg":"LU","luxemburg":"LU","lva":"LV","mac":"MO","macao":"MO","madagascar":"MG",
"madagaskar":"MG","maf":"MF","malawi":"MW","malaysia":"MY","maldives":"MV","malediven":"MV","mali":"ML",
"malta":"MT","mar":"MA","marokko":"MA","marshall islands":"MH","marshallinseln":"MH","martinique":"MQ",
"mauretanien":"MR","mauritania":"MR","mauritius":"MU","mayotte":"YT","mco":"MC","mda":"MD","mdg":"MG","mdv":"MV",
"mex":"MX","mexico":"MX","mexiko":"MX","mhl":"MH","micronesia, federated states of":"FM","mikronesien":"FM",
"mkd":"MK","mli":"ML","mlt":"MT","mmr":"MM","mne":"ME","mng":"MN","mnp":"MP","moldawien":"MD",
"moldova, republic of":"MD","monaco":"MC","mongolei":"MN","mongolia":"MN","montenegro":"ME","montserrat":"MS",
"morocco":"MA","mosambik":"MZ","moz":"MZ","mozambique":"MZ","mrt":"MR","msr":"MS","mtq":"MQ","mus":"MU",
"mwi":"MW","myanmar":"MM","mys":"MY","myt":"YT","nam":"NA","namibia":"NA","nauru":"NR","ncl":"NC","nepal":"NP",
"ner":"NE","netherlands (kingdom of the)":"NL","netherlands":"NL","neukaledonien":"NC","neuseeland":"NZ",
"new caledonia":"NC","new zealand":"NZ","nfk":"NF","nga":"NG","nic":"NI","nicaragua":"NI","niederlande":"NL",
"niger":"NE","nigeria":"NG","niu":"NU","niue":"NU","nld":"NL","nor":"NO","nordkorea":"KP",
"nordliche marianen":"MP","nordmazedonien":"MK","norfolk island":"NF","norfolkinsel":"NF","north korea":"KP",
"north macedonia":"MK","northern ireland":"GB","northern mariana islands":"MP","norway":"NO","norwegen":"NO",
"npl":"NP","nru":"NR","nzl":"NZ","oman":"OM","omn":"OM","osterreich":"AT","osttimor":"TL","pak":"PK",
"pakistan":"PK","palau":"PW","palestine":"PS","pan":"PA","panama":"PA","papua new guinea":"PG",
"papua-neuguinea":"PG","paraguay":"PY","pcn":"PN","people''s republic of china":"CN","per":"PE","peru":"PE",
"philippinen":"PH","philippines":"PH","phl":"PH","pitcairn islands":"PN","pitcairn":"PN","pitcairninseln":"PN",
"plw":"PW","png":"PG","pol":"PL","poland":"PL","polen":"PL","portugal":"PT","pri":"PR","prk":"KP","prt":"PT",
"pry":"PY","pse":"PS","puerto rico":"PR","pyf":"PF","qat":"QA","qatar":"QA","republic of korea":"KR",
"republic of the congo":"CG","republic of the gambia":"GM","republik kongo":"CG","reu":"RE","reunion":"RE",
"romania":"RO","rou":"RO","ruanda":"RW","rumanien":"RO","rus":"RU","russia":"RU","russian federation":"RU",
"russische foderation":"RU","russland":"RU","rwa":"RW","rwanda":"RW","saint barthelemy":"BL","saint helena":"SH",
"saint kitts and nevis":"KN","saint lucia":"LC","saint martin (french part)":"MF",
"saint pierre and miquelon":"PM","saint vincent and the grenadines":"VC","saint-barthelemy":"BL",
"saint-martin":"MF","saint-pierre und miquelon":"PM","salomonen":"SB","sambia":"ZM","samoa":"WS",
"san marino":"SM","sao tome and principe":"ST","sao tome und principe":"ST","sau":"SA","saudi arabia":"SA",
"saudi-arabien":"SA","schweden":"SE","schweiz":"CH","scotland":"GB","sdn":"SD","sen":"SN","senegal":"SN",
"serbia":"RS","serbien":"RS","seychellen":"SC","seychelles":"SC","sgp":"SG","sgs":"GS","shn":"SH",
"sierra leone":"SL","simbabwe":"ZW","singapore":"SG","singapur":"SG","sint maarten (dutch part)":"SX",
"sint maarten":"SX","sjm":"SJ","slb":"SB","sle":"SL","slovakia":"SK","slovenia":"SI","slowakei":"SK",
"slowenien":"SI","slv":"SV","smr":"SM","solomon islands":"SB","som":"SO","somalia":"SO","south africa":"ZA",
"south georgia and the south sandwich islands":"GS","south korea":"KR","south sudan":"SS","spain":"ES",
"spanien":"ES","spm":"PM","srb":"RS","sri lanka":"LK","ssd":"SS","st helena":"SH","st kitts und nevis":"KN",
"st lucia":"LC","st vincent und die grenadinen":"VC","staat palastina":"PS","state of palestine":"PS","stp":"ST",
"sudafrika":"ZA","sudan":"SD","sudgeorgien und die sudlichen sandwichinseln":"GS","sudkorea":"KR",
"sudsudan":"SS","sur":"SR","suriname":"SR","svalbard and jan mayen":"SJ","svalbard und jan mayen":"SJ",
"svk":"SK","svn":"SI","swe":"SE","sweden":"SE","switzerland":"CH","swz":"SZ","sxm":"SX","syc":"SC","syr":"SY",
"syrian arab republic":"SY","syrien, arabische republik":"SY","tadschikistan":"TJ",
"taiwan, province of china":"TW","taiwan":"TW","tajikistan":"TJ","tansania, vereinigte republik":"TZ",
"tansania":"TZ","tanzania":"TZ","tca":"TC","tcd":"TD","tgo":"TG","tha":"TH","thailand":"TH","the gambia":"GM",
"the netherlands":"NL","the republic of north macedonia":"MK","timor-leste":"TL","tjk":"TJ","tkl":"TK",
"tkm":"TM","tls":"TL","togo":"TG","tokelau":"TK","ton":"TO","tonga":"TO","trinidad and tobago":"TT",
"trinidad und tobago":"TT","tschad":"TD","tschechien":"CZ","tschechische republik":"CZ","tto":"TT","tun":"TN",
"tunesien":"TN","tunisia":"TN","tur":"TR","turkei":"TR","turkey":"TR","turkiye":"TR","turkmenistan":"TM",
"turks and caicos islands":"TC","turks- und caicosinseln":"TC","tuv":"TV","tuvalu":"TV","twn":"TW","tza":"TZ",
"uae":"AE","uga":"UG","uganda":"UG","uk":"GB","ukr":"UA","ukraine":"UA","umi":"UM","ungarn":"HU",
"united arab emirates":"AE","united kingdom":"GB","united republic of tanzania":"TZ",
"united states minor outlying islands":"UM","united states of america":"US","united states":"US","uruguay":"UY",
"ury":"UY","us":"US","usa":"US","usbekistan":"UZ","uzb":"UZ","uzbekistan":"UZ","vanuatu":"VU","vat":"VA",
"vatikanstadt":"VA","vct":"VC","ven":"VE","venezuela":"VE","vereinigte arabische emirate":"AE",
"vereinigte staaten von amerika":"US","vereinigte staaten":"US","vereinigtes konigreich":"GB","vgb":"VG",
"vietnam":"VN","vir":"VI","virgin islands, british":"VG","virgin islands, us":"VI","vnm":"VN","vut":"VU",
"wales":"GB","wallis and futuna":"WF","wallis und futuna":"WF","weihnachtsinsel":"CX","western sahara":"EH",
"westsahara":"EH","wlf":"WF","wsm":"WS","xkk":"XK","yem":"YE","yemen":"YE","zaf":"ZA","zambia":"ZM",
"zentralafrikanische republik":"CF","zimbabwe":"ZW","zmb":"ZM","zwe":"ZW","zypern":"CY"}`;
const states = `{
"alabama":"AL","alaska":"AK","arizona":"AZ","arkansas":"AR","california":"CA","colorado":"CO","connecticut":"CT",
"delaware":"DE","district of columbia":"DC","florida":"FL","georgia":"GA","guam":"GU","hawaii":"HI","idaho":"ID",
"illinois":"IL","indiana":"IN","iowa":"IA","kansas":"KS","kentucky":"KY","louisiana":"LA","maine":"ME",
"maryland":"MD","massachusetts":"MA","michigan":"MI","minnesota":"MN","mississippi":"MS","missouri":"MO",
"montana":"MT","nebraska":"NE","nevada":"NV","new hampshire":"NH","new jersey":"NJ","new mexico":"NM",
"new york":"NY","north carolina":"NC","north dakota":"ND","ohio":"OH","oklahoma":"OK","oregon":"OR",
"pennsylvania":"PA","puerto rico":"PR","rhode island":"RI","south carolina":"SC","south dakota":"SD",
"tennessee":"TN","texas":"TX","utah":"UT","vermont":"VT","virgin islands":"VI","virginia":"VA",
"washington dc":"DC","washington":"WA","west virginia":"WV","wisconsin":"WI","wyoming":"WY"}`;
const provinces = `{
"alberta":"AB","british columbia":"BC","manitoba":"MB","new brunswick":"NB","newfoundland and labrador":"NL",
"northwest territories":"NT","nova scotia":"NS","nunavut":"NU","ontario":"ON","prince edward island":"PE",
"quebec":"QC","saskatchewan":"SK","yukon":"YT"}`;
const streetWords = `{
"allee":"aly","alley":"aly","ally":"aly","anex":"anx","annex":"anx","arcade":"arc","av":"ave","aven":"ave",
"avenu":"ave","avenue":"ave","avn":"ave","avnue":"ave","bayou":"byu","beach":"bch","bend":"bnd","bluff":"blf",
"bottom":"btm","boul":"blvd","boulevard":"blvd","boulv":"blvd","branch":"br","bridge":"brg","brook":"brk",
"bypa":"byp","bypass":"byp","camp":"cp","canyon":"cyn","cape":"cpe","causeway":"cswy","cent":"ctr",
"center":"ctr","centre":"ctr","circ":"cir","circle":"cir","cliff":"clf","club":"clb","cntr":"ctr","common":"cmn",
"corner":"cor","course":"crse","court":"ct","cove":"cv","crcl":"cir","creek":"crk","crescent":"cres",
"crossing":"xing","crossroad":"xrd","crsent":"cres","crssng":"xing","crt":"ct","curve":"curv","dale":"dl",
"dam":"dm","driv":"dr","drive":"dr","drv":"dr","east":"e","estate":"est","estates":"ests","exp":"expy",
"expr":"expy","express":"expy","expressway":"expy","extension":"ext","extn":"ext","falls":"fls","ferry":"fry",
"field":"fld","fields":"flds","flat":"flt","ford":"frd","forest":"frst","forge":"frg","fork":"frk","fort":"ft",
"freeway":"fwy","frwy":"fwy","garden":"gdn","gardens":"gdns","gateway":"gtwy","glen":"gln","green":"grn",
"grove":"grv","harbor":"hbr","harbr":"hbr","haven":"hvn","heights":"hts","highway":"hwy","hill":"hl",
"hills":"hls","hiway":"hwy","hollow":"holw","hway":"hwy","inlet":"inlt","island":"is","junction":"jct",
"knoll":"knl","knolls":"knls","lake":"lk","lakes":"lks","landing":"lndg","lane":"ln","light":"lgt","loaf":"lf",
"loops":"loop","manor":"mnr","meadow":"mdw","meadows":"mdws","mill":"ml","mills":"mls","mission":"msn",
"motorway":"mtwy","mount":"mt","mountain":"mtn","north":"n","north-east":"ne","north-west":"nw","northeast":"ne",
"northwest":"nw","orchard":"orch","overpass":"opas","parks":"park","parkway":"pkwy","parkwy":"pkwy",
"passage":"psge","paths":"path","pikes":"pike","pine":"pne","pines":"pnes","pkway":"pkwy","pky":"pkwy",
"place":"pl","plain":"pln","plains":"plns","plaza":"plz","plza":"plz","point":"pt","port":"prt","prairie":"pr",
"radial":"radl","ranch":"rnch","rapid":"rpd","rest":"rst","ridge":"rdg","river":"riv","road":"rd","route":"rte",
"shore":"shr","shores":"shrs","skyway":"skwy","south":"s","south-east":"se","south-west":"sw","southeast":"se",
"southwest":"sw","spring":"spg","springs":"spgs","spurs":"spur","sqr":"sq","square":"sq","station":"sta",
"str":"st","stravenue":"stra","stream":"strm","street":"st","strt":"st","summit":"smt","terr":"ter",
"terrace":"ter","trace":"trce","track":"trak","trail":"trl","trnpk":"tpke","tunnel":"tunl","turnpike":"tpke",
"union":"un","valley":"vly","viaduct":"via","view":"vw","views":"vws","village":"vlg","ville":"vl","vista":"vis",
"walks":"walk","well":"wl","wells":"wls","west":"w","wy":"way"}`;

/** The states whose ZIP codes begin with zeros. */
const zeroAreas = `case
      when area = 5 then 'NY' when area in (6, 7, 9) then 'PR' when area = 8 then 'VI'
      when area between 10 and 27 or area = 55 then 'MA' when area in (28, 29) then 'RI' when area between 30 and 38 then 'NH'
      when area between 39 and 49 then 'ME' when area between 50 and 59 then 'VT' when area = 63 and zip = '06390' then 'NY'
      when area between 60 and 69 then 'CT' when area between 70 and 89 then 'NJ' end`;

/** What brings a place, or a street, into its one spelling. */
export const places = `
create function place_plain(said text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(replace(trim(regexp_replace(normalize(said, nfd), '[\\u0300-\\u036f]', '', 'g')), '.', ''), '\\s+', ' ', 'g'))
$$;
create function place_country(said text) returns text language sql immutable parallel safe as $$
  select coalesce('${countries}'::jsonb ->> place_plain(said), case when trim(said) ~ '^[A-Za-z]{2,3}$' then upper(trim(said)) else trim(said) end)
$$;
create function place_state(said text, country text) returns text language sql immutable parallel safe as $$
  select case
    when country = 'US' then coalesce('${states}'::jsonb ->> place_plain(said), upper(replace(trim(said), '.', '')))
    when country = 'CA' then coalesce('${provinces}'::jsonb ->> place_plain(said), upper(replace(trim(said), '.', '')))
    when country is null then coalesce('${states}'::jsonb ->> place_plain(said), '${provinces}'::jsonb ->> place_plain(said),
      case when place_plain(said) ~ '^[a-z]{2}$' then upper(place_plain(said)) else trim(said) end)
    else trim(said) end
$$;
create function place_zip(said text, state text) returns text language sql immutable parallel safe as $$
  select coalesce(
    (select part[1] || coalesce('-' || part[2], '') from regexp_match(regexp_replace(said, '\\s', '', 'g'), '^(\\d{5})-?(\\d{4})?$') part where part is not null),
    (select zip || coalesce('-' || plus4, '') from (
      select lpad(coalesce(part[1], part[3]), 5, '0') as zip, coalesce(part[2], part[4]) as plus4
      from regexp_match(trim(said), '^(\\d{3,4})(?:[ -]+(\\d{4}))?$|^(\\d{3,4})(\\d{4})$') part where part is not null
    ) lost cross join lateral (select left(zip, 3)::int as area) prefix
    where ${zeroAreas} = coalesce(state, ${zeroAreas})),
    trim(said))
$$;
create function place_postal_code(said text, state text, country text) returns text language sql immutable parallel safe as $$
  select case
    when country = 'US' then place_zip(said, state)
    when country = 'CA' and regexp_replace(said, '[ -]', '', 'g') ~* '^[a-z]\\d[a-z]\\d[a-z]\\d$'
      then upper(regexp_replace(said, '^\\s*(\\w)[ -]*(\\w)[ -]*(\\w)[ -]*(\\w)[ -]*(\\w)[ -]*(\\w)\\s*$', '\\1\\2\\3 \\4\\5\\6'))
    else trim(said) end
$$;
-- Country, state and postal code, each null where it was; the territories are states of the United States.
create function place_of(country text, state text, postal_code text) returns text[] language sql immutable parallel safe as $$
  select array[code, district, place_postal_code(postal_code, district, code)] from (
    select case when said in ('PR', 'VI', 'GU', 'AS', 'MP') then 'US' else said end as code,
      case when said in ('PR', 'VI', 'GU', 'AS', 'MP') then said else place_state(state, said) end as district
    from (select place_country(country) as said) c) d
$$;
-- A street as it is compared: Street and St., North and N are the same.
create function place_street(said text) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(coalesce('${streetWords}'::jsonb ->> word, word), '' order by place), '')
  from regexp_split_to_table(regexp_replace(lower(said), '[.,#''’]', '', 'g'), '[[:space:][:punct:]]+') with ordinality w (word, place)
$$;
`;

/** Whoever writes a row with a place, it is kept in that spelling. */
export const keptPlaces = `
create function keep_place() returns trigger language plpgsql as $$
declare place text[] := place_of(new.country, new.state, new.postal_code);
begin
  new.country := place[1]; new.state := place[2]; new.postal_code := place[3];
  return new;
end $$;
create function keep_tax_place() returns trigger language plpgsql as $$
declare place text[] := place_of(new.country, new.state, null);
begin
  new.country := place[1]; new.state := place[2];
  -- Bounds may be the first digits of codes: only a state tells them from codes that lost their zeros.
  if new.state is not null then
    new.postal_code_from := place_postal_code(new.postal_code_from, new.state, new.country);
    new.postal_code_to := place_postal_code(new.postal_code_to, new.state, new.country);
  end if;
  return new;
end $$;
create function keep_exempt_state() returns trigger language plpgsql as $$
begin
  new.state := place_state(new.state, null);
  return new;
end $$;
${["ship_to", "location", "vendor", "address", "company"]
  .map(
    (table) => `create trigger ${table}_place before insert or update of country, state, postal_code on ${table}
  for each row execute function keep_place();`,
  )
  .join("\n")}
create trigger tax_jurisdiction_place before insert or update of country, state, postal_code_from, postal_code_to on tax_jurisdiction
  for each row execute function keep_tax_place();
create trigger tax_exemption_state before insert or update of state on tax_exemption
  for each row execute function keep_exempt_state();
`;
