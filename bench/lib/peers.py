"""Asks SQLite FTS5 or Xapian: one JSON object on standard input, one on standard output.

In: {"engine": "fts5" | "xapian", "docs": [[id, name, description, brand, attributes, number], ...], "queries": [...]}
Out: {"seconds": build, "megabytes": memory, "answers": [[ids, milliseconds], ...]}
"""
import json
import re
import resource
import sys
import time


def words(text):
    return re.findall(r"[^\W_]+", text.lower())


def fts5(docs):
    import sqlite3

    base = sqlite3.connect(":memory:")
    base.execute(
        "create virtual table item using fts5(id unindexed, name, description, brand, attributes, number,"
        " tokenize = 'porter unicode61')"
    )
    base.executemany("insert into item values (?, ?, ?, ?, ?, ?)", docs)
    base.commit()

    def search(text):
        asked = " OR ".join('"%s"' % word for word in words(text))
        order = "bm25(item, 0, 1.0, 0.7, 0.3, 0.15, 1.0)"
        rows = base.execute("select id from item where item match ? order by %s limit 10" % order, (asked,))
        return [row[0] for row in rows] if asked else []

    return search


def xapian_engine(docs):
    import tempfile
    import xapian

    base = xapian.WritableDatabase(tempfile.mkdtemp(), xapian.DB_CREATE_OR_OVERWRITE)
    terms = xapian.TermGenerator()
    terms.set_stemmer(xapian.Stem("en"))
    for doc in docs:
        document = xapian.Document()
        terms.set_document(document)
        for text, weight in zip(doc[1:], (4, 3, 1, 1, 4)):
            terms.index_text(text, weight)
            terms.increase_termpos()
        document.set_data(doc[0])
        base.add_document(document)
    base.commit()
    parser = xapian.QueryParser()
    parser.set_stemmer(xapian.Stem("en"))
    parser.set_stemming_strategy(xapian.QueryParser.STEM_SOME)
    parser.set_default_op(xapian.Query.OP_OR)
    parser.set_database(base)

    def search(text):
        enquire = xapian.Enquire(base)
        enquire.set_query(parser.parse_query(" ".join(words(text))))
        return [match.document.get_data().decode() for match in enquire.get_mset(0, 10)]

    return search


def memory():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


asked = json.load(sys.stdin)
before = memory()
started = time.perf_counter()
search = {"fts5": fts5, "xapian": xapian_engine}[asked["engine"]](asked["docs"])
seconds = time.perf_counter() - started
for query in asked["queries"]:
    search(query)
answers = []
for query in asked["queries"]:
    started = time.perf_counter()
    ids = search(query)
    answers.append([ids, (time.perf_counter() - started) * 1000])
json.dump({"seconds": seconds, "megabytes": memory() - before, "answers": answers}, sys.stdout)
