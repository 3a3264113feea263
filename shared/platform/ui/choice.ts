// A face of its own: pages without a form need neither.
export { Checkbox, Radio } from 'antd';
