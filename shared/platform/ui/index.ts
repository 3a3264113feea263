// antd is reached only through this face, so that one shaken copy serves the host and every remote.
export { Button, Checkbox, ConfigProvider, Input, Radio, Skeleton, Spin, Tooltip } from 'antd';
export * from './FieldFrame';
export * from './Loading';
export * from './Notice';
export * from './theme/Theme';
