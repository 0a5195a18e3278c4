// The texts of every page in this language, as one file.
export default Object.values(
  import.meta.glob<string>(['./pl.ftl', './{table,replay,offline,guide,notify}.pl.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
