export * from './renderInHost';
export * from './server/fakeServer';
