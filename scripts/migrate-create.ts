import { reportFailure } from '@/server/startup/failures';
import { loadPayload } from '@/server/database/load-payload';

try {
  const [migrationName, ...flags] = process.argv.slice(2);
  const payload = await loadPayload();
  payload.logger.level = 'info';
  await payload.db.createMigration({
    payload,
    migrationName,
    // An empty migration is a wish of its own (SQL by hand), never the answer to a question.
    forceAcceptWarning: flags.includes('--force-accept-warning') || flags.includes('--empty'),
  });
  process.exit(0);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
