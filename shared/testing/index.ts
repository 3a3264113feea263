export * from './pageWith';
export * from './renderInHost';
export * from './server/fakeServer';
