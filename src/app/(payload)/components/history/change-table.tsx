import type { AuditChange } from '@/domain/audit';
import { admin } from '@/messages/admin';

const words = admin.history;

/** The fields of one entry of the audit log, each with its value before and after. */
export function ChangeTable({ changes }: { changes: AuditChange[] }) {
  if (changes.length === 0) return <p className="history-none">{words.unchanged}</p>;
  return (
    <table className="history-changes">
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, label, before, after }) => (
          <tr key={path}>
            <th scope="row">{label}</th>
            <td data-label={words.before}>{before ?? <Nothing />}</td>
            <td data-label={words.after}>{after ?? <Nothing />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Nothing() {
  return <span className="history-none">{words.nothing}</span>;
}
