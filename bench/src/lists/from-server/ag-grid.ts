import { AllCommunityModule, createGrid, type GridApi, type IDatasource, ModuleRegistry } from 'ag-grid-community';
import { DEBOUNCE, find, offer, textsOf } from '../peer';
import { askForPage, columns, type Enquiry, PAGE, poundsOf } from './enquiries';

ModuleRegistry.registerModules([AllCommunityModule]);

let grid: GridApi<Enquiry>;

/** Its infinite rows, which it asks for by number: our server answers the first and the last. */
function rowsOf(search: string): IDatasource {
  let lastPlace: string | null = null;
  return {
    async getRows({ startRow, sortModel, successCallback }) {
      const place = startRow > 0 ? lastPlace : undefined;
      const { rows, last, counts } = await askForPage({ sort: sortModel.length ? 'name' : undefined, search, place });
      if (startRow === 0) lastPlace = last;
      successCallback(rows, counts.all);
    },
  };
}

offer({
  mount(root) {
    const box = document.createElement('input');
    const place = document.createElement('div');
    place.style.height = '640px';
    root.append(box, place);
    grid = createGrid<Enquiry>(place, {
      rowModelType: 'infinite',
      cacheBlockSize: PAGE,
      datasource: rowsOf(''),
      // Its rows else slide to their places for 400 ms.
      animateRows: false,
      columnDefs: columns.map(({ key, title }) => ({
        field: key,
        headerName: title,
        width: 180,
        sortable: key === 'name',
        ...(key === 'amount' ? { valueFormatter: ({ value }) => poundsOf(value ?? null) } : {}),
      })),
    });
    let timer: number | undefined;
    box.addEventListener('input', () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => grid.setGridOption('datasource', rowsOf(box.value)), DEBOUNCE);
    });
  },
  rows: () => textsOf('.ag-row .ag-cell[col-id="reference"]').filter(Boolean),
  sort: () => find('.ag-header-cell[col-id="name"] .ag-header-cell-label').click(),
  searchBox: () => find('input'),
  goToEnd: () => grid.ensureIndexVisible(grid.getDisplayedRowCount() - 1, 'bottom'),
});
