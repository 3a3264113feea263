// antd is reached only through this face, so that one shaken copy serves the host and every remote.
export { Button, ConfigProvider } from 'antd';
export { ErrorBoundary } from 'react-error-boundary';
export * from './FieldFrame';
export * from './LazyPart';
export * from './Loading';
export { LongWait } from './LongWait';
// Of lists this alone: what asks for their rows while they are on their way.
export { type AskedOfList, type AskRows, askRowsOf } from './look/askRows';
export * from './MailAddress';
export * from './NativeChoice';
export * from './NativeInput';
export * from './NativeSelect';
export * from './NativeTextArea';
export * from './Notice';
export * from './theme/Theme';
export * from './theme/themeStyles';
export * from './usePart';
export * from './useSettled';
