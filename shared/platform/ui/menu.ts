// Menus, and giving a person a file. A face of its own: no first page needs it.

export { saveFile } from '../store/saveFile';
export { Menu } from './list/Menu';
export { PopoverButton } from './list/PopoverButton';
