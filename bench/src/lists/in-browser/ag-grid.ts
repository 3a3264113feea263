import { AllCommunityModule, createGrid, type GridApi, ModuleRegistry } from 'ag-grid-community';
import { DEBOUNCE, find, offer, textsOf } from '../peer';
import { collator, columns, type Entry, entries } from './entries';

ModuleRegistry.registerModules([AllCommunityModule]);
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

let grid: GridApi<Entry>;

offer({
  mount(root) {
    const box = document.createElement('input');
    const place = document.createElement('div');
    place.style.height = '640px';
    root.append(box, place);
    grid = createGrid<Entry>(place, {
      rowData: entries,
      // Its rows else slide to their places for 400 ms.
      animateRows: false,
      columnDefs: columns.map(({ key, title }) => ({
        field: key,
        headerName: title,
        width: 180,
        ...(key === 'amount'
          ? { valueFormatter: ({ value }) => pounds.format(value / 100) }
          : { comparator: collator.compare }),
      })),
    });
    let timer: number | undefined;
    box.addEventListener('input', () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => grid.setGridOption('quickFilterText', box.value), DEBOUNCE);
    });
  },
  rows: () => textsOf('.ag-row .ag-cell[col-id="name"]'),
  sort: () => find('.ag-header-cell[col-id="name"] .ag-header-cell-label').click(),
  searchBox: () => find('input'),
  goToEnd: () => grid.ensureIndexVisible(grid.getDisplayedRowCount() - 1, 'bottom'),
});
