/** A complete environment for the application under test; nothing of the machine's own leaks in. */
export function testEnvironment(databaseUrl: string, dataDir: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'a-secret-that-only-tests-ever-know',
    SITE_URL: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SEED_DEMO: 'false',
    // Servers that tests start. Every other address inside stays out of reach.
    OUTBOUND_PRIVATE_HOSTS: '127.0.0.1',
  };
}
