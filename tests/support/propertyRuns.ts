import fc from 'fast-check';

// How often each property is tried: 100 times, or as PROPERTY_RUNS says (.github/workflows/weekly.yml).
fc.configureGlobal({numRuns: Number(process.env.PROPERTY_RUNS ?? 100)});
