// The texts of every page in this language, as one file.
export default Object.values(
  import.meta.glob<string>(['./en.ftl', './{table,replay,offline,guide,notify}.en.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
