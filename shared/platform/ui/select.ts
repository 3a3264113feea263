// A face of its own: no first page needs it, and it is a third of the base face's size.
export { Select } from 'antd';
