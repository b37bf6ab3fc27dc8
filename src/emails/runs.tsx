import { Link } from '@react-email/link';
import type { ReactNode } from 'react';

import type { Run } from '@/domain/letter-content';

import { styles } from './styles';

/** A line as the editor formatted it. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) =>
    run.kind === 'break' ? <br key={index} /> : <Piece key={index} run={run} />,
  );
}

function Piece({ run }: { run: Extract<Run, { kind: 'text' }> }) {
  let piece: ReactNode = run.text;
  if (run.underline) piece = <u>{piece}</u>;
  if (run.italic) piece = <em>{piece}</em>;
  if (run.bold) piece = <strong>{piece}</strong>;
  if (run.href === null) return piece;
  return (
    <Link href={run.href} className="m-accent" style={styles.link}>
      {piece}
    </Link>
  );
}

/** The same without any formatting. */
export function lineText(runs: readonly Run[]): string {
  return runs.map((run) => (run.kind === 'break' ? ' ' : run.text)).join('');
}
