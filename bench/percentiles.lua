-- wrk prints no 95th percentile of its own.
function done(_, latency)
  for _, p in ipairs({ 50, 95, 99 }) do
    io.write(string.format("p%d %.3f ms\n", p, latency:percentile(p) / 1000))
  end
end
