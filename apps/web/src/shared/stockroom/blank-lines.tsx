/** The empty ledger that a screen of scans begins with: what to scan, and what comes of it. */
export function BlankLines({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="blank-ledger px-2 py-4">
      <p className="font-semibold">{title}</p>
      <p className="text-soft">{hint}</p>
    </div>
  );
}
