import type { LetterList } from '@/domain/letter-content';

import { Runs } from './runs';
import { styles } from './styles';

/** A list, with the lists within it. */
export function LetterListPart({ list }: { list: LetterList }) {
  const items = list.items.map(({ runs, lists }, index) => (
    <li key={index} style={styles.listItem}>
      <Runs runs={runs} />
      {lists.map((inner, at) => (
        <LetterListPart key={at} list={inner} />
      ))}
    </li>
  ));
  return list.isOrdered ? (
    <ol className="m-ink" style={styles.list}>
      {items}
    </ol>
  ) : (
    <ul className="m-ink" style={styles.list}>
      {items}
    </ul>
  );
}
