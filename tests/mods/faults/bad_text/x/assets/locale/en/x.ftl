x-greeting = Well met!
x-farewell Farewell.
x-count = { $n ->
    [one] one
 }
