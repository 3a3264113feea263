import './dialog.css';

export { Modal } from 'antd';
