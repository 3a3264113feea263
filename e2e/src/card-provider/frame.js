const tell = (event) => window.parent.postMessage(event, '*');
const number = document.querySelector('input');
number.addEventListener('input', () =>
  tell({ event: 'change', empty: number.value === '', complete: number.value.length === 16 }),
);
tell({ event: 'ready' });
