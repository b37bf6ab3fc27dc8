import { reportFailure } from '@/server/startup/failures';
import { loadPayload } from '@/server/database/load-payload';

try {
  const [migrationName, ...flags] = process.argv.slice(2);
  const payload = await loadPayload();
  payload.logger.level = 'info';
  await payload.db.createMigration({
    payload,
    migrationName,
    // An empty migration is asked for explicitly (SQL by hand), and never the answer to a prompt.
    forceAcceptWarning: flags.includes('--force-accept-warning') || flags.includes('--empty'),
  });
  process.exit(0);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
