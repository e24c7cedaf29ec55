/** Words that stand in almost every sentence and say next to nothing about what is asked for. */
const plain = new Set(
  `a an and any are as at be been both but by can could did do does each else every for from goes had has have he her him his
  how i if in into is it its may me more must my no not now of off on one or our out over per please should so some than that the
  their them then there these they this to us was we were what when where which who whose why will with within would you
  your want need let about after again all also am just only other same such very well still belong belongs belonging happen happens`.split(
    /\s+/,
  ),
);

/** True for words such as "the" and "which". */
export function isPlainWord(word: string): boolean {
  return plain.has(word);
}

/** Words in lower case with one blank between them. */
const onlyWords = /^[a-z\d]+(?: [a-z\d]+)*$/;

/** The words of a text, in lower case: `invMastUid`, `inv-mast/{uid}` and "Inv Mast's uid" are `inv mast uid` all. */
export function wordsOf(text: string): string[] {
  if (onlyWords.test(text)) return text.split(" ");
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll(/['’](?:s\b)?/g, "")
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "");
}

/** Forms that no rule makes, each behind the word it is of. */
const irregular = new Map(
  `buy bought,sell sold,pay paid,send sent,find found,hold held,keep kept,lose lost,break broke,break broken,choose chosen,
  choose chose,get got,give given,give gave,go gone,leave left,make made,meet met,put putting,run ran,say said,see seen,
  take taken,take took,tell told,write written,write wrote,know known,draw drawn,person people,shelf shelves,box boxes,
  favorite favourite,color colour,catalog catalogue,license licence,organize organise,analyze analyse,labeled labelled,
  person persons,half halves,child children`
    .split(",")
    .map((pair) => pair.trim().split(" ").reverse() as [string, string]),
);

const stems = new Map<string, string>();

/** What a word shares with its plural and its verb forms: `deliveries`, `picked`, `shipping` → `deliver`, `pick`, `ship`. */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    const regular = irregular.get(word) ?? word;
    stem = regular.length < 4 || /\d/.test(regular) ? regular : shortened(regular);
    if (stems.size > 10_000) stems.clear();
    stems.set(word, stem);
  }
  return stem;
}

function shortened(word: string): string {
  const singular = word.endsWith("s") ? withoutPlural(word) : word;
  const verb = /(?:ing|ed|ment)$/.test(singular)
    ? singular.replace(/^(.*[aeiouy].*)(?:ing|ed|ment)$/, "$1").replace(/([^aeiouls])\1$/, "$1")
    : singular.replace(/([^aeiouls])\1$/, "$1");
  const root = verb.length < 3 ? singular : verb;
  return root.length > 3 ? root.replace(/(?:e|y|i)$/, "") : root;
}

function withoutPlural(word: string): string {
  return word
    .replace(/ies$/, "y")
    .replace(/(ch|sh|ss|x|z)es$/, "$1")
    .replace(/([^su])s$/, "$1");
}
