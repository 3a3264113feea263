declare module '../../platform/jobs/tables' {
  interface JobPayloads {
    retention: Record<string, never>;
  }
}

export {};
