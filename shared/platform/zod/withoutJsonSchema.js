// Stands in for zod's writer of JSON Schemas in the browser's builds. There it is asked for with every schema and never
// used, at 6 KB of the first load: the one JSON Schema that a browser needs is the server's (`routes.formSchema`).
const refuse = () => () => {
  throw new Error('JSON Schemas are made on the server');
};

export { refuse as createStandardJSONSchemaMethod, refuse as createToJSONSchemaMethod };
