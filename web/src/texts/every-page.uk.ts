// The texts of every page in this language, as one file.
export default Object.values(
  import.meta.glob<string>(['./uk.ftl', './{table,replay,offline,guide,notify}.uk.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
