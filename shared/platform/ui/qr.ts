// A face of its own: only setting up a second factor draws one.
export { QRCode } from 'antd';
