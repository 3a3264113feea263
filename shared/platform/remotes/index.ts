export type { DrawViews } from './drawViews';
export * from './modules';
export * from './Remote';
export * from './registry';
