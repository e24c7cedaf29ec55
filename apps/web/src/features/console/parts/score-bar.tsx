/** How well an endpoint fits the words, from 0 to 1: the figure with a bar of its length. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <span className="score">
      <svg aria-hidden="true" viewBox="0 0 48 6" width="48" height="6">
        <path d="M0 3h48" className="score-way" />
        <path d={`M0 3h${48 * score}`} className="score-length" />
      </svg>
      <span className="font-mono">{score.toFixed(2)}</span>
    </span>
  );
}
