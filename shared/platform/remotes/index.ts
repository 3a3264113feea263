export * from './modules';
export * from './Remote';
export * from './registry';
