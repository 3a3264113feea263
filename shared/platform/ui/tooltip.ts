// A face of its own: with what places it, it is as large as all that the first page has of antd.
export { Tooltip } from 'antd';
