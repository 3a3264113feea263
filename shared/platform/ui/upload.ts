// A face of its own: only an uploader needs it.
export { Upload } from 'antd';
