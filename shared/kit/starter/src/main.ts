// React and the platform are shared by federation, which must have begun before they are imported.
import('./standalone');
