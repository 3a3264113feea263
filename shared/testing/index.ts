export * from './server/fakeServer';
export * from './renderInHost';
