const COMMON = {
  listen_addresses: '127.0.0.1',
  // No Unix socket: its path has a length limit that deep data folders exceed.
  unix_socket_directories: '',
  max_connections: '100',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Failed statements reach the application, which logs them; the server's own log stays small.
  log_min_messages: 'log',
};

const DURABLE = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
};

const FAST = {
  shared_buffers: '64MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/** Command-line arguments of the server; on the command line they outrank whatever the cluster's files say. */
export function postgresSettings(port: number, durable: boolean): string[] {
  const settings = { ...COMMON, ...(durable ? DURABLE : FAST), port: String(port) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
