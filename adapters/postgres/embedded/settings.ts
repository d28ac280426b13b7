import { LOOPBACK } from './port.ts';

/** Given on the command line, so that they override the file in the data folder. */
export const settings: Readonly<Record<string, string>> = {
  // Durability: acknowledged writes survive a kill and a power failure.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Reachable only from this machine, with a password.
  listen_addresses: LOOPBACK,
  unix_socket_directories: '',
  // Small, because it shares a small machine with the shop.
  max_connections: '60',
  shared_buffers: '96MB',
  work_mem: '8MB',
  maintenance_work_mem: '48MB',
  effective_cache_size: '512MB',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
  random_page_cost: '1.1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_checkpoints: 'off',
};
