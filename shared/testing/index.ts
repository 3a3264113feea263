export * from './fakeServer';
export * from './renderInHost';
