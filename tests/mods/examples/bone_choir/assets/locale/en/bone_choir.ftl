monster-chorister = Chorister
