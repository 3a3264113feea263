export { skipToken } from '@reduxjs/toolkit/query/react';
export { Provider as StoreProvider } from 'react-redux';
export * from './api';
export * from './app';
export * from './failedCall';
export * from './formCalls';
export * from './idempotency';
export * from './randomId';
export * from './store';
