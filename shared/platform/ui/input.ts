// A face of its own: forms draw inputs of their own, and only dialogs and the portal have these.
export { Input } from 'antd';
